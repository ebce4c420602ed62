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
    return Observable { sink in
      let current = SerialDisposable()
      let start = SingleAssignmentDisposable()
      current.disposable = start
      start.setDisposable(
        scheduler.schedule(()) {
          current.disposable = ScheduledDisposable(
            scheduler: scheduler, disposable: source.start(AnyObserver(eventHandler: sink.on)))
          return Disposables.create()
        })
      sink.attach(current)
    }
  }
}
