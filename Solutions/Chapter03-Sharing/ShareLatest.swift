import RxLite

extension ObservableType {
  /// Shares one run of the source, replays its latest element to a late subscriber, and waits for the
  /// next subscriber when the last one has left.
  ///
  ///     --1--2--3--4--5--|
  ///       shareLatest(keptFor: pause), subscribed to at 9
  ///     ---------3-4--5--|
  ///
  /// During a pause, the keeper is subscribed in place of a subscriber. So `refCount` doesn't disconnect, and
  /// the next subscriber is a late one. The keeper comes before the last subscriber leaves, and leaves after
  /// the next one has come. But the pause is over before that: `pause` may emit while the next one receives the
  /// latest element.
  ///
  /// NB: The keeper must not subscribe to a run that has ended: it would start a new one. Whether it has ended is
  /// seen above `multicast`, once for each run and before any subscriber, who may leave at the end and take others
  /// along.
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
