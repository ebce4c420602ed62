// The last subscriber leaves before the keeper has come. For a moment nobody is subscribed, so the source
// is cancelled, and the keeper starts it again.
// Rejected with: There is one run for all of them.

import RxLite

extension ObservableType {
  func shareLatest(keptFor pause: Observable<Void>) -> Observable<Element> {
    let keeper = SerialDisposable()
    let waiting = SerialDisposable()
    var count = 0
    var isRunning = false
    let watched = Observable<Element>.create { observer in
      isRunning = true
      return self.subscribe { event in
        if event.isStopEvent { isRunning = false }
        observer.on(event)
      }
    }
    let shared = watched.multicast { ReplaySubject.create(bufferSize: 1) }.refCount()
    return .create { observer in
      count += 1
      waiting.disposable = Disposables.create()
      let subscription = shared.subscribe(observer)
      keeper.disposable = Disposables.create()
      return Disposables.create {
        subscription.dispose()
        count -= 1
        if count == 0 && isRunning {
          keeper.disposable = shared.subscribe { event in
            if event.isStopEvent { waiting.disposable = Disposables.create() }
          }
          waiting.disposable = pause.take(1).subscribe { _ in
            keeper.disposable = Disposables.create()
          }
        }
      }
    }
  }
}
