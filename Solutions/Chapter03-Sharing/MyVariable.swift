import RxLite

/// A value that can be observed. Its sequence completes when the variable is released.
///
///     value   0--1--2--
///     first   0--1--2--|        the variable is released at 9
///     second  ----1-2--|        subscribed at 4
///
/// Subscribers hold the subject, which doesn't hold the variable. So the variable can be released.
final class MyVariable<Element> {
  private let subject: BehaviorSubject<Element>

  /// The current value. Setting it emits it.
  var value: Element {
    didSet { subject.onNext(value) }
  }

  init(_ value: Element) {
    self.value = value
    subject = BehaviorSubject(value: value)
  }

  deinit { subject.onCompleted() }

  /// Emits the current value, then each new one.
  func asObservable() -> Observable<Element> { subject.asObservable() }
}
