import RxLite

/// Exercise `sharing/my-variable`: a value that can be observed, and that completes when it is released.
///
/// A game keeps its score in a variable. The scoreboard wants the present score and each change, and it
/// wants to know when the game is gone. A `BehaviorSubject` could be ended by anybody, and a
/// `BehaviorRelay` never completes.
///
/// Each subscriber to `asObservable()` receives the present value, then each new one, equal or not. An
/// observer that reads `value` while it receives an element finds that element. When the variable is
/// released, all subscribers receive a completion. It never fails.
///
///     value   0--1--2--
///     first   0--1--2--|        the variable is released at 9
///     second  ----1-2--|        subscribed at 4
///
/// Neither the sequence nor a subscription keeps the variable alive, or it would never be released.
/// Whoever has kept the sequence and subscribes after the release receives the completion at once.
///
/// You will learn to hand out a sequence that doesn't own its source. Chapter 3, section 9. The last test
/// is the program of the listing `variable`: yours must print the same. All calls come on one thread.
///
/// - Check it: `swift run course check sharing/my-variable`,
///   or `swift test --package-path Exercises --filter MyVariable`
/// - A hint: `swift run course hint sharing/my-variable`
final class MyVariable<Element> {
  /// The present value. Setting it sends it.
  var value: Element

  init(_ value: Element) { self.value = value }

  /// Emits the present value, then each new one.
  func asObservable() -> Observable<Element> {
    .never()  // Replace this line.
  }
}
