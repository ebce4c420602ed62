// One `do` with closures before and after the observer, and `deferred` for a count in each
// subscription.
import RxLite
import Synchronization

extension ObservableType {
  func detectReentrancy(_ report: @escaping (Event<Element>) -> Void) -> Observable<Element> {
    Observable.deferred {
      let deliveries = Deliveries()
      func begin(_ event: Event<Element>) {
        if deliveries.count.withLock({
          $0 += 1; return $0 > 1
        }) {
          report(event)
        }
      }
      func end() { deliveries.count.withLock { $0 -= 1 } }
      return self.do(
        onNext: { begin(.next($0)) }, afterNext: { _ in end() },
        onError: { begin(.error($0)) }, afterError: { _ in end() },
        onCompleted: { begin(.completed) }, afterCompleted: { end() })
    }
  }
}

private final class Deliveries {
  let count = Mutex(0)
}
