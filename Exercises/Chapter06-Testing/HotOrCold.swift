import RxLite
import RxLiteTest

/// Exercise `testing/hot-or-cold`: find out whether a source is hot or cold.
///
/// Your app subscribes to a sequence in two places. If it is cold, that means two requests, and you want
/// to share one. If it is hot, the second place misses what was sent before. The type doesn't say which:
/// both are an `Observable<Int>`. A test can tell.
///
/// You need two observers. The second subscribes later, while the first is still subscribed. From then on a hot
/// source sends the same events to both, at the same ticks. A cold source starts another run for the second,
/// from the beginning.
///
///     first         ^---1---2---3---4--
///     second, hot         ^-2---3---4--
///     second, cold        ^---1---2---3
///
/// The sources live on `scheduler`, whose clock stands at 0. A hot source sends nothing before tick
/// 201. You choose the ticks: the second observer subscribes at 350 at the latest, and you watch both until
/// 600 at least, since two runs may look alike for a while. What is sent at the very tick of the second
/// subscription doesn't count: a hot source may have sent it to the first alone. Some sources never complete:
/// when you return, both subscriptions are disposed.
///
/// Return `.hot` or `.cold`; `.unknown` is only the answer of this stub.
///
/// You will learn what makes a source hot, and what a test of it must compare. Chapter 6, section 5;
/// section 4: `by-hand`, with a late subscriber; section 2: `step-by-step`, which disposes an endless one.
///
/// - Check it: `swift run course check testing/hot-or-cold`,
///   or `swift test --package-path Exercises --filter HotOrCold`
/// - A hint: `swift run course hint testing/hot-or-cold`
func hotOrCold(_ source: Observable<Int>, on scheduler: TestScheduler) -> Temperature {
  .unknown  // Replace this line.
}

/// The kind of a source.
enum Temperature { case hot, cold, unknown }
