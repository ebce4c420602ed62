// Who finds nobody there takes himself for the first, though the request of somebody who has left is
// under way.
// Rejected with: Who comes now hears what has come so far, and sends no other. Requests: 2
import RxLite

extension ObservableType {
  func cacheForever() -> Observable<Element> {
    let cache = ReplaySubject<Element>.createUnbounded()
    var listeners = 0
    var isComplete = false
    return .create { observer in
      let subscription = cache.subscribe(observer)
      listeners += 1
      if listeners == 1, !isComplete {
        _ = self.subscribe { event in
          if event.isStopEvent { isComplete = true }
          cache.on(event)
        }
      }
      return Disposables.create {
        subscription.dispose()
        listeners -= 1
      }
    }
  }
}
