import RxLite
import RxLiteTest

/// Exercise `testing/hot-or-cold`: find out whether a source is hot or cold.
///
/// Two screens of your app show the exchange rate. Each request costs money, so somebody wrote `share()`. Somebody
/// else removed it again, and no test noticed: both screens show what they should. The type is `Observable<Int>`
/// either way, and only the bill has doubled. You want a test that says so:
///
///     #expect(hotOrCold(rates, on: scheduler) == .hot)
///
/// The second of two observers subscribes later, while the first is still subscribed. From then on a hot source
/// sends the same events to both, at the same ticks. A cold source starts another run for the second, from the
/// beginning.
///
///     first         ^---1---2---3---4--
///     second, hot         ^-2---3---4--
///     second, cold        ^---1---2---3
///
/// - The sources live on `scheduler`, whose clock stands at 0. Subscribe the first observer by tick 200: no hot
///   source has sent anything by then. A cold run lasts some ticks at least.
/// - Let the second observer subscribe at 350 at the latest. Two runs may look alike for a while, so watch both
///   until 600 at least.
/// - Compare what comes after the tick of the second subscription. What arrives at that very tick proves nothing:
///   a hot source may send it to one observer or to both.
/// - Some sources never complete, so dispose both subscriptions before you return.
///
/// Return `.hot` or `.cold`; `.unknown` is only the answer of this stub.
///
/// You will learn what makes a source hot, and what a test of it must compare. Chapter 6, section 5;
/// section 4: `by-hand`, which subscribes twice; section 2: `step-by-step`, which disposes an endless one.
///
/// - Check it: `swift run course check testing/hot-or-cold`,
///   or `swift test --package-path Exercises --filter HotOrCold`
/// - A hint: `swift run course hint testing/hot-or-cold`
func hotOrCold(_ source: Observable<Int>, on scheduler: TestScheduler) -> Temperature {
  .unknown  // Replace this line.
}

/// The kind of a source.
enum Temperature { case hot, cold, unknown }
