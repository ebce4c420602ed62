// A recursive lock lets the same thread pass. Another thread waits, so the probe changes what it shows.
// Rejected with: hold no lock while you pass an event on
import Foundation
import RxLite
import Synchronization

extension ObservableType {
  func detectReentrancy(_ report: @escaping (Event<Element>) -> Void) -> Observable<Element> {
    Observable.create { observer in
      let lock = NSRecursiveLock()
      var depth = 0
      return self.subscribe { event in
        lock.lock()
        defer { lock.unlock() }
        depth += 1
        if depth > 1 { report(event) }
        observer.on(event)
        depth -= 1
      }
    }
  }
}
