// `willSet` knows the new value, so why not send it there? Because the variable still has the old one, and
// whoever looks at it then finds that.
// Rejected with: The observer looked at `value` when it heard of 1, and found what it was before.
import RxLite

final class MyVariable<Element> {
  private let subject: BehaviorSubject<Element>

  var value: Element {
    willSet { subject.onNext(newValue) }
  }

  init(_ value: Element) {
    self.value = value
    subject = BehaviorSubject(value: value)
  }

  deinit { subject.onCompleted() }

  func asObservable() -> Observable<Element> { subject.asObservable() }
}
