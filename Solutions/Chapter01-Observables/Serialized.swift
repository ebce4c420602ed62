import Foundation
import RxLite

extension ObservableType {
  /// The same events, one at a time.
  ///
  ///     thread 1   --1---------
  ///     thread 2   --2---|          2 comes while the observer is still busy with 1
  ///       serialized()
  ///                --1-2-|
  ///
  /// The lock is held while the observer is called: here that is the purpose. It is recursive,
  /// since what the observer makes its source send on the same thread must not wait for itself.
  func serialized() -> Observable<Element> {
    .create { observer in
      let lock = NSRecursiveLock()
      return self.subscribe { event in
        lock.withLock { observer.on(event) }
      }
    }
  }
}
