import RxLite
import RxLiteTest

/// Exercise `testing/hot-or-cold`: find out of what kind a source is.
///
/// Two observers are needed, and the second has to come late, while the first is there. If the source
/// is hot, both receive the same events from then on, at the same ticks. If it is cold, the second one
/// gets a run of its own, from the beginning.
///
///     first             ^---1---2---3---
///     second, hot               ^---3---
///     second, cold              ^---1---
///
/// The sources that you will be given live on `scheduler`, which stands at 0. They send nothing
/// before tick 200, and a few elements between 200 and 600. Some never end.
///
/// Chapter 6, section 2: the listing `one-run-or-two`.
///
/// - Check it: `swift run course check testing/hot-or-cold`,
///   or `swift test --package-path Exercises --filter HotOrCold`
/// - A hint: `swift run course hint testing/hot-or-cold`
func hotOrCold(_ source: Observable<Int>, on scheduler: TestScheduler) -> Temperature {
  .unknown  // Replace this line.
}

/// The kind of a source.
enum Temperature { case hot, cold, unknown }
