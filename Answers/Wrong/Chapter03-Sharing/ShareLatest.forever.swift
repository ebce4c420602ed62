// It replays the latest element to each late subscriber, so it seems to work. But `.forever` keeps
// one subject for all runs.
// Rejected with: A subscriber subscribed again while it received completed.

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
    let shared = watched.share(replay: 1, scope: .forever)
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
