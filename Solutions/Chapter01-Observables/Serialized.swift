import Foundation
import RxLite

extension ObservableType {
  /// Passes on the events of the source, one at a time.
  ///
  ///     thread 1   --1---------
  ///     thread 2   --2---|          2 comes while the observer is still busy with 1
  ///       serialized()
  ///                --1-2-|
  ///
  /// The lock is held while the observer is called: here that is its purpose. It is recursive,
  /// because the observer may make the source send on the same thread, which must not wait for
  /// itself.
  func serialized() -> Observable<Element> {
    .create { observer in
      let lock = NSRecursiveLock()
      return self.subscribe { event in
        lock.withLock { observer.on(event) }
      }
    }
  }
}
