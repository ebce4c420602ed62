// "Never call out while a lock is held" is good advice, and here it is wrong: a lock that is let go
// of before the observer is called protects nothing.
// Rejected with: next(2) came while the observer was still busy with next(1)
import Foundation
import RxLite

extension ObservableType {
  func serialized() -> Observable<Element> {
    .create { observer in
      let lock = NSRecursiveLock()
      var isOver = false
      return self.subscribe { event in
        let passes = lock.withLock {
          defer { isOver = isOver || event.isStopEvent }
          return !isOver
        }
        if passes { observer.on(event) }
      }
    }
  }
}
