// The keeper and the pause are put into one place, together. A pause that is over at once has emptied
// the place before, so it has no effect.
// Rejected with: has emitted or ended before its `subscribe` returned.

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
          let run = shared.subscribe { event in
            if event.isStopEvent { keeper.disposable = Disposables.create() }
          }
          let end = pause.take(1).subscribe { _ in
            keeper.disposable = Disposables.create()
          }
          keeper.disposable = Disposables.create(run, end)
        }
        subscription.dispose()
      }
    }
  }
}
