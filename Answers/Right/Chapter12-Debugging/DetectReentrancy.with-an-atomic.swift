// An atomic number instead of a lock.
import RxLite
import Synchronization

extension ObservableType {
  func detectReentrancy(_ report: @escaping (Event<Element>) -> Void) -> Observable<Element> {
    Observable.create { observer in
      let deliveries = Deliveries()
      return self.subscribe { event in
        let count = deliveries.count.add(1, ordering: .relaxed).newValue
        defer { deliveries.count.subtract(1, ordering: .relaxed) }
        if count > 1 { report(event) }
        observer.on(event)
      }
    }
  }
}

private final class Deliveries {
  let count = Atomic(0)
}
