import RxLite

/// Exercise `sharing/my-variable`: a value that can be observed, and that completes when it is released.
///
/// A game keeps its score in a variable. The scoreboard shows the current score and each change, and it
/// has to know when the game is over: a `BehaviorRelay` never completes, and a `BehaviorSubject` can be
/// completed by anybody. And in both, a value can come too late. Say one observer allows at most 100 points: it
/// receives 120, and sets 100 at once. The scoreboard, next in line, receives 100, and only then the 120 that was
/// on its way.
///
///     value   0--1--2--
///     first   0--1--2--|        the variable is released at 9
///     second  ----1-2--|        subscribed at 4
///
/// - Each subscriber to `asObservable()` receives the current value, then each new one, even if it is equal.
/// - An observer may set the value while it receives one. Then everybody receives the new value at once, and
///   whoever hasn't received the older one never does. So an observer that reads `value` while it receives an
///   element always finds that element.
/// - When the variable is released, all subscribers receive a completion. The sequence never fails.
/// - Neither the sequence nor a subscription keeps the variable alive, or it would never be released. An observer
///   that subscribes to the sequence after the release receives the completion at once.
///
/// The last lines of the class are written for you: with them, `@MyVariable var score = 0` declares such a
/// variable, and `$score` is its sequence.
///
/// Then look at it: `swift run course play state-in-a-relay`. Replace all from `let weather` on with the class,
/// and below it:
///
///     var score: MyVariable<Int>? = MyVariable(0)
///     _ = score!.asObservable().subscribe { event in
///       print("referee: \(event)")
///       if let points = event.element, points > 100 { score!.value = 100 }
///     }
///     _ = score!.asObservable().subscribe { event in print("scoreboard: \(event)") }
///     score!.value = 120
///     score = nil
///
/// The scoreboard never shows 120, and the end of the game reaches both. Try it with a `BehaviorRelay`, too:
/// which score does the scoreboard show last?
///
/// Chapter 3, sections 7 and 9. All calls are made on one thread.
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
