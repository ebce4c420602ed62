// The closure captures the `Mutex` itself, so no class is needed.
import RxLite
import Synchronization

extension ObservableType {
  func detectReentrancy(_ report: @escaping (Event<Element>) -> Void) -> Observable<Element> {
    Observable.create { observer in
      let depth = Mutex(0)
      return self.subscribe { event in
        let isInside = depth.withLock { depth in
          depth += 1
          return depth > 1
        }
        if isInside { report(event) }
        observer.on(event)
        depth.withLock { $0 -= 1 }
      }
    }
  }
}
