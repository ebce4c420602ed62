import RxLite

/// A value that can be observed. Its sequence completes when the variable is released.
///
///     value   0--1--2--
///     first   0--1--2--|        the variable is released at 9
///     second  ----1-2--|        subscribed at 4
///
/// Subscribers hold the subject, which doesn't hold the variable. So the variable can be released.
///
/// NB: An observer may set the value while the subject passes on another one. The subject then sends the
/// new one at once, and afterwards the rest of the observers receive the old one. Their `filter` drops it,
/// because it no longer has the newest number.
@propertyWrapper final class MyVariable<Element> {
  private let subject: BehaviorSubject<(number: Int, value: Element)>
  private let newest = Newest()

  /// The current value. Setting it emits it.
  var value: Element {
    didSet {
      newest.number += 1
      subject.onNext((newest.number, value))
    }
  }

  init(_ value: Element) {
    self.value = value
    subject = BehaviorSubject(value: (newest.number, value))
  }

  deinit { subject.onCompleted() }

  /// Emits the current value, then each new one.
  func asObservable() -> Observable<Element> {
    let newest = newest
    return subject.filter { sent in sent.number == newest.number }.map(\.value)
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

/// The number of the newest value. It isn't in the variable, so the sequence needn't hold the variable.
private final class Newest {
  var number = 0
}
