// `NSLock` is the lock that everybody knows. It makes a thread wait for itself when the observer,
// while it is being called, makes its source send.
// Rejected with: the thread waits for itself
import Foundation
import RxLite

extension ObservableType {
  func serialized() -> Observable<Element> {
    .create { observer in
      let lock = NSLock()
      return self.subscribe { event in
        lock.withLock { observer.on(event) }
      }
    }
  }
}
