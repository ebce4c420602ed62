// The lock is held while the event is passed on, and the same thread waits for itself.
// Rejected with: the time limit
import Foundation
import RxLite
import Synchronization

extension ObservableType {
  func detectReentrancy(_ report: @escaping (Event<Element>) -> Void) -> Observable<Element> {
    Observable.create { observer in
      let lock = NSLock()
      return self.subscribe { event in
        if !lock.try() {
          report(event)
          lock.lock()
        }
        observer.on(event)
        lock.unlock()
      }
    }
  }
}
