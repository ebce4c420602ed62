import RxLite
import Synchronization

extension ObservableType {
  /// Reports each event that arrives while the observer is still busy with an earlier one.
  func detectReentrancy(_ report: @escaping (Event<Element>) -> Void) -> Observable<Element> {
    Observable.create { observer in
      let deliveries = Deliveries()
      return self.subscribe { event in
        if deliveries.begin() { report(event) }
        observer.on(event)
        deliveries.end()
      }
    }
  }
}

/// Counts the events that are being delivered.
private final class Deliveries {
  private let count = Mutex(0)

  /// Counts one more delivery.
  ///
  /// - Returns: Whether another one is in progress.
  func begin() -> Bool {
    count.withLock { count in
      count += 1
      return count > 1
    }
  }

  func end() { count.withLock { $0 -= 1 } }
}
