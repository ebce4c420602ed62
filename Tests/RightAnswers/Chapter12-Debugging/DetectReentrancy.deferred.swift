// One `do` with closures before and after the observer, and `deferred` for a count in each
// subscription.
import RxLite
import Synchronization

extension ObservableType {
  func detectReentrancy(_ report: @escaping (Event<Element>) -> Void) -> Observable<Element> {
    Observable.deferred {
      let deliveries = Deliveries()
      func begin(_ event: Event<Element>) { if deliveries.begin() { report(event) } }
      return self.do(
        onNext: { begin(.next($0)) }, afterNext: { _ in deliveries.end() },
        onError: { begin(.error($0)) }, afterError: { _ in deliveries.end() },
        onCompleted: { begin(.completed) }, afterCompleted: { deliveries.end() })
    }
  }
}

private final class Deliveries {
  private let count = Mutex(0)

  func begin() -> Bool {
    count.withLock { count in
      count += 1
      return count > 1
    }
  }

  func end() { count.withLock { $0 -= 1 } }
}
