extension ObservableType {
  /// Subscribes to the source on a scheduler, and disposes it there, unless it has ended by itself.
  ///
  ///     --1--2--3--|
  ///       subscribe(on: scheduler)
  ///     --1--2--3--|
  ///
  /// This moves the *start* of the source's work, and whatever it sends from there. It does not move a
  /// source that is running already, such as a subject. If there are two in a chain, the one nearest
  /// to the source decides.
  ///
  /// - Ends: with its source.
  public func subscribe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    let source = asObservable()
    return Observable { downstream, seat in
      let start = SingleAssignmentDisposable()
      let subscription = SerialDisposable()
      subscription.disposable = start
      start.setDisposable(
        scheduler.schedule(()) {
          let upstream = Seat()
          subscription.disposable = ScheduledDisposable(scheduler: scheduler, disposable: upstream)
          source.start(
            AnyObserver { event in
              if seat.isOpen { downstream.on(event) }
              if event.isStopEvent { upstream.dispose() }
            }, upstream)
          return Disposables.create()
        })
      seat.attach(subscription)
    }
  }
}
