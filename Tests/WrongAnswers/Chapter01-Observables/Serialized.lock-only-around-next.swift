// Elements are what comes often, so it is elements that get the lock. But the ending then overtakes
// an element that is still under way.
// Rejected with: completed came while the observer was still busy with next(1)
import Foundation
import RxLite

extension ObservableType {
  func serialized() -> Observable<Element> {
    .create { observer in
      let lock = NSRecursiveLock()
      return self.subscribe(
        onNext: { element in lock.withLock { observer.onNext(element) } },
        onError: { observer.onError($0) },
        onCompleted: { observer.onCompleted() })
    }
  }
}
