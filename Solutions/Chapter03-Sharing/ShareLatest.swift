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
  /// the next one has come.
  ///
  /// NB: The keeper must not subscribe to a run that has ended: it would start a new one.
  func shareLatest(keptFor pause: Observable<Void>) -> Observable<Element> {
    let shared = multicast { ReplaySubject.create(bufferSize: 1) }.refCount()
    let keeper = SerialDisposable()
    let waiting = SerialDisposable()
    var count = 0
    return .create { observer in
      var hasEnded = false
      count += 1
      let subscription = shared.subscribe { event in
        if event.isStopEvent { hasEnded = true }
        observer.on(event)
      }
      waiting.disposable = Disposables.create()
      keeper.disposable = Disposables.create()
      return Disposables.create {
        count -= 1
        if count == 0 && !hasEnded {
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
