extension ObservableType {
  /// Subscribes to the source on a scheduler, and disposes the subscription there unless the source
  /// ends first.
  ///
  ///     --1--2--3--|
  ///       subscribe(on: scheduler)
  ///     --1--2--3--|
  ///
  /// This moves the *start* of the source's work to the scheduler, and all that the source emits
  /// from there. It doesn't move a source that is running already, such as a subject. With two of
  /// them in a chain, the one nearest to the source decides.
  ///
  /// - Ends: With its source.
  public func subscribe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    // NB: A source of another type isn't turned into an `Observable` first, which would dispose it as
    // soon as it ends, and not on the scheduler.
    let start =
      (self as? Observable<Element>).map { source in
        { observer in source.start(observer) as any Disposable }
      } ?? subscribe
    return Observable { sink in
      let current = SerialDisposable()
      let call = SingleAssignmentDisposable()
      current.disposable = call
      call.setDisposable(
        scheduler.schedule(()) {
          current.disposable = ScheduledDisposable(
            scheduler: scheduler, disposable: start(sink.asObserver()))
          return Disposables.create()
        })
      sink.attach(current)
    }
  }
}
