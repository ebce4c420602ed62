// `startWith` adds the value in front, but the one that it had when the sequence was made: who has kept
// the sequence hears the old value, even when the variable has gone.
// Rejected with: The sequence was kept, the variable has gone.
import RxLite

final class MyVariable<Element> {
  private let changes = PublishSubject<Element>()

  var value: Element {
    didSet { changes.onNext(value) }
  }

  init(_ value: Element) { self.value = value }

  deinit { changes.onCompleted() }

  func asObservable() -> Observable<Element> { changes.startWith(value) }
}
