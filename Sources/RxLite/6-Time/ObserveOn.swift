import Synchronization

extension ObservableType {
  /// Delivers the events on a scheduler: every operator below this one runs there.
  ///
  ///     --1--2--3--|
  ///       observe(on: scheduler)
  ///     --1--2--3--|
  ///
  /// The order is kept, even on a concurrent scheduler, and an error doesn't overtake waiting
  /// elements. A source that ends is disposed at once, not on the scheduler.
  ///
  /// - Ends: With its source, on the scheduler.
  /// - Memory: The events that wait for the scheduler.
  public func observe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    let source = asObservable()
    return Observable { sink in
      let queue = EventQueue(to: scheduler, deliver: sink.on)
      let upstream = source.start(AnyObserver(eventHandler: queue.send))
      sink.attach(Pair(upstream, queue))
    }
  }
}
