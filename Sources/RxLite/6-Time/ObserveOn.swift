import Synchronization

extension ObservableType {
  /// Delivers the events on a scheduler: everything below this operator runs there.
  ///
  ///     --1--2--3--|
  ///       observe(on: scheduler)
  ///     --1--2--3--|
  ///
  /// The order is kept, on a concurrent scheduler too, and an error does not overtake what waits. A
  /// source that has ended is disposed at once, not on the scheduler.
  ///
  /// - Ends: with its source, on the scheduler.
  /// - Memory: the events that wait for the scheduler.
  public func observe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    let source = asObservable()
    return Observable { sink in
      let hop = Hop(to: scheduler, deliver: sink.on)
      let upstream = source.start(AnyObserver(eventHandler: hop.send))
      sink.attach(Pair(upstream, hop))
    }
  }
}
