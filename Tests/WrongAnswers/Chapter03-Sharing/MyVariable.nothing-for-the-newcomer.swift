// A `PublishSubject` sends each change, and remembers nothing. Who subscribes has to wait for the next
// change to know the value.
// Rejected with: The value is 0. Who subscribes hears it at once.
import RxLite

final class MyVariable<Element> {
  private let changes = PublishSubject<Element>()

  var value: Element {
    didSet { changes.onNext(value) }
  }

  init(_ value: Element) { self.value = value }

  deinit { changes.onCompleted() }

  func asObservable() -> Observable<Element> { changes.asObservable() }
}
