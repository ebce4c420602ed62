// The count and `isRunning` are shared by all runs. Somebody who has joined the first run still counts
// when the second one begins, so that one has no pause. When all have left, the keeper finds no run,
// and starts one for nobody.
// Rejected with: Nobody else has subscribed, but a third run began.

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
