// The pause is ended first, then the new subscriber subscribes. In between nobody is subscribed.
// Rejected with: The run goes on, and no other begins.

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
      keeper.disposable = Disposables.create()
      let subscription = shared.subscribe(observer)
      return Disposables.create {
        count -= 1
        if count == 0 && isRunning {
          keeper.disposable = shared.subscribe { event in
            if event.isStopEvent { waiting.disposable = Disposables.create() }
          }
          waiting.disposable = pause.take(1).subscribe { _ in
            keeper.disposable = Disposables.create()
          }
        }
        subscription.dispose()
      }
    }
  }
}
