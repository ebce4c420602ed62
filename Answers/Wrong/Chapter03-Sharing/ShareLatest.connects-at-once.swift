// It connects when the sequence is made. The source runs for nobody, and nobody can stop it.
// Rejected with: All subscriptions are disposed, and `pause` has emitted an element. But the source still runs.

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
    let shared = watched.multicast { ReplaySubject<Element>.create(bufferSize: 1) }
    _ = shared.connect()
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
