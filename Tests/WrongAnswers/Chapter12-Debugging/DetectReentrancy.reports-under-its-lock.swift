// It reports where it counts, while it holds the lock. A report that waits for another thread waits for ever.
// Rejected with: `report` waited for another thread
import Foundation
import RxLite
import Synchronization

extension ObservableType {
  func detectReentrancy(_ report: @escaping (Event<Element>) -> Void) -> Observable<Element> {
    Observable.create { observer in
      let count = Mutex(0)
      return self.subscribe { event in
        count.withLock { count in
          count += 1
          if count > 1 { report(event) }
        }
        observer.on(event)
        count.withLock { $0 -= 1 }
      }
    }
  }
}
