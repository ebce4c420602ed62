// `create` is handed a closure that asks the variable for its value, and so holds it. A sequence that
// somebody keeps is enough: the variable never goes, and its `deinit` never runs.
// Rejected with: The variable was let go, and its own sequence keeps it alive.
import RxLite

final class MyVariable<Element> {
  private let changes = PublishSubject<Element>()

  var value: Element {
    didSet { changes.onNext(value) }
  }

  init(_ value: Element) { self.value = value }

  deinit { changes.onCompleted() }

  func asObservable() -> Observable<Element> {
    .create { observer in
      observer.onNext(self.value)
      return self.changes.subscribe(observer)
    }
  }
}
