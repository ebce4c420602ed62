import Foundation
import RxLite

extension ObservableType {
  /// Passes on the events of the source, and never calls an observer that is still busy.
  ///
  ///     thread 1   --1---------
  ///     thread 2   --2---|          2 comes while the observer is still busy with 1
  ///       serialized()
  ///                --1-2-|
  ///
  /// The lock is held while the observer is called: here that is its purpose. It is recursive, so that the
  /// thread that is calling the observer can come in once more, and leave an event in the list.
  func serialized() -> Observable<Element> {
    .create { observer in
      let lock = NSRecursiveLock()
      var waiting: [Event<Element>] = []
      var isBusy = false
      return self.subscribe { event in
        lock.lock()
        defer { lock.unlock() }
        waiting.append(event)
        if isBusy { return }
        isBusy = true
        while !waiting.isEmpty {
          observer.on(waiting.removeFirst())
        }
        isBusy = false
      }
    }
  }
}
