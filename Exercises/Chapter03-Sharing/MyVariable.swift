import RxLite

/// Exercise `sharing/my-variable`: a value that can be observed, and that completes when it is released.
///
/// A game keeps its score in a variable. The scoreboard shows the current score and each change, and it
/// has to know when the game is over. Anybody could complete a `BehaviorSubject`, and a `BehaviorRelay`
/// never completes.
///
/// Each subscriber to `asObservable()` receives the current value, then each new one, even if it is
/// equal. An observer that reads `value` while it receives an element finds that element. When the
/// variable is released, all subscribers receive a completion. The sequence never fails.
///
///     value   0--1--2--
///     first   0--1--2--|        the variable is released at 9
///     second  ----1-2--|        subscribed at 4
///
/// Neither the sequence nor a subscription keeps the variable alive, or it would never be released.
/// An observer that subscribes to the sequence after the release receives the completion at once.
///
/// You will learn to hand out a sequence that doesn't own its source. Chapter 3, section 9. The last test
/// runs the program of the listing `variable` with your class: it must print the same. All calls are made
/// on one thread.
///
/// - Check it: `swift run course check sharing/my-variable`,
///   or `swift test --package-path Exercises --filter MyVariable`
/// - A hint: `swift run course hint sharing/my-variable`
final class MyVariable<Element> {
  /// The current value. Setting it emits it.
  var value: Element

  init(_ value: Element) { self.value = value }

  /// Emits the current value, then each new one.
  func asObservable() -> Observable<Element> {
    .never()  // Replace this line.
  }
}
