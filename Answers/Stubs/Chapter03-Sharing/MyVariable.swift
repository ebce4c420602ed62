import RxLite

/// Exercise `sharing/my-variable`: a value that can be observed, and that completes when it is released.
///
/// A game keeps its score in a variable. The scoreboard shows the current score and each change, and it
/// has to know when the game is over: a `BehaviorRelay` never completes, and a `BehaviorSubject` can be
/// completed by anybody. Both have another flaw. Let one observer see to it that nobody has more than 100
/// points: when it receives 120, it sets 100. A scoreboard that has subscribed after it then receives 100
/// first and 120 last, and shows 120 from then on.
///
/// Each subscriber to `asObservable()` receives the current value, then each new one, even if it is
/// equal. An observer may set the value while it receives one. Then everybody receives the new value at
/// once, and whoever hasn't received the older one never does. So an observer that reads `value` while it
/// receives an element always finds that element.
///
///     value   0--1--2--
///     first   0--1--2--|        the variable is released at 9
///     second  ----1-2--|        subscribed at 4
///
/// When the variable is released, all subscribers receive a completion. The sequence never fails. Neither
/// the sequence nor a subscription keeps the variable alive, or it would never be released. An observer
/// that subscribes to the sequence after the release receives the completion at once.
///
/// You will learn to hand out a sequence that doesn't own its source, and why a value can come too late.
/// Chapter 3, sections 7 and 9. All calls are made on one thread. The last lines of the class are written
/// for you: with them, `@MyVariable var score = 0` declares such a variable, and `$score` is its sequence.
///
/// - Check it: `swift run course check sharing/my-variable`,
///   or `swift test --package-path Exercises --filter MyVariable`
/// - A hint: `swift run course hint sharing/my-variable`
@propertyWrapper final class MyVariable<Element> {
  /// The current value. Setting it emits it.
  var value: Element

  init(_ value: Element) { self.value = value }

  /// Emits the current value, then each new one.
  func asObservable() -> Observable<Element> {
    .never()  // Replace this line.
  }

  // For `@MyVariable var score = 0`: this calls `init(wrappedValue:)`, `score` is `wrappedValue`, and
  // `$score` is `projectedValue`.
  convenience init(wrappedValue: Element) { self.init(wrappedValue) }
  var projectedValue: Observable<Element> { asObservable() }
  var wrappedValue: Element {
    get { value }
    set { value = newValue }
  }
}
