import RxLite

/// A value that can be watched, and that says when it goes.
///
///     value    0--1--2--⌁             it is released here
///     first    0--1--2--|
///     second        1--2--|           subscribed after 1 was set
///
/// The subject is what others hold. It knows nothing of the variable, so the variable can go.
final class MyVariable<Element> {
  private let subject: BehaviorSubject<Element>

  /// The value now. To set it is to send it.
  var value: Element {
    didSet { subject.onNext(value) }
  }

  init(_ value: Element) {
    self.value = value
    subject = BehaviorSubject(value: value)
  }

  deinit { subject.onCompleted() }

  /// The value now, then each new one.
  func asObservable() -> Observable<Element> { subject.asObservable() }
}
