import RxLite

extension ObservableType {
  /// Shares one run of the source, replays its latest element to a late subscriber, and waits for the
  /// next subscriber when the last one has left.
  ///
  ///     --1--2--3--4--5--|
  ///       shareLatest(keptFor: pause), subscribed to at 9
  ///     ---------3-4--5--|
  ///
  /// Whatever belongs to a run is in an object of its own. A subscriber keeps the object of the run that it
  /// has joined, so it still counts for that one when the next run has begun.
  ///
  /// NB: A run that has ended is forgotten before its end is passed on: an observer may subscribe, or dispose
  /// the others, while it receives the end. A pause has a place for its subscription before it begins, since
  /// it may be over, in whatever way, before `subscribe` has returned.
  func shareLatest(keptFor pause: Observable<Void>) -> Observable<Element> {
    var current: Run<Element>?
    return .create { observer in
      let run = current ?? Run()
      let isFirst = current == nil
      current = run
      run.count += 1
      run.waiting.disposable = Disposables.create()
      let subscription = run.subject.subscribe(observer)
      if isFirst {
        run.connection = self.subscribe { event in
          if event.isStopEvent {
            current = nil
            run.waiting.dispose()
          }
          run.subject.on(event)
        }
      }
      return Disposables.create {
        subscription.dispose()
        run.count -= 1
        guard run.count == 0 && current === run else { return }
        let waiting = SerialDisposable()
        run.waiting.disposable = waiting
        waiting.disposable = pause.take(1).subscribe { _ in
          guard run.count == 0 && current === run else { return }
          current = nil
          run.connection?.dispose()
        }
      }
    }
  }
}

/// A run of the source, and who has subscribed to it.
private final class Run<Element> {
  let subject = ReplaySubject<Element>.create(bufferSize: 1)
  let waiting = SerialDisposable()
  var connection: (any Disposable)?
  var count = 0
}
