import RxLite

/// Exercise `videolist/places`: a limit that many share, and that each of them may leave.
///
/// Each cell of a photo page subscribes to its picture, and disposes its subscription when it scrolls away. A
/// hundred requests at once would all be slow, and a picture whose cell is gone before its turn shouldn't be
/// requested at all.
///
/// `Places(2)` has two places. `run(source)` returns a sequence, and each subscription to it waits for a place:
///
/// - Nothing happens before the result is subscribed to. If a place is free then, the source is subscribed to
///   at once. If not, the subscription waits; whoever has waited longest has the next turn.
/// - The result emits what the source emits, and ends as it does. An error goes to this subscriber alone.
/// - The place becomes free when the source has ended, and also when the subscription is disposed.
/// - A subscription that is disposed while it waits never subscribes to its source.
/// - Each subscription waits by itself, also a second one to the same result. Sources of all types share the
///   places. Another `Places` has its own.
///
/// You may assume that everything happens on one thread, and that the `Places` live long enough.
///
///     Places(1)
///     run(a)  --1-----2--|        waits for nobody
///     run(b)  -!                  leaves while it waits
///     run(c)  -----------3--|     takes the place of a
///
/// Chapter 14, section 5.
///
/// - Check it: `swift run course check videolist/places`,
///   or `swift test --package-path Exercises --filter Places`
/// - A hint: `swift run course hint videolist/places`
final class Places {
  /// - Parameter count: The number of places.
  init(_ count: Int) {
    // Write this.
  }

  func run<Element>(_ source: Observable<Element>) -> Observable<Element> {
    .never()  // Replace this line.
  }
}
