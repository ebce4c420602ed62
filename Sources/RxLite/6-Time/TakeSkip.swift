import Synchronization

extension ObservableType {
  /// Emits the elements that arrive within `duration`.
  ///
  ///     --1-2-3-4-|
  ///       take(for: .seconds(5))
  ///     --1-2|
  ///
  /// - Ends: Completes after `duration`, or with its source if that ends first.
  public func take(
    for duration: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    take(until: Observable<Int>.timer(duration, scheduler: scheduler))
  }

  /// Drops the elements that arrive within `duration`.
  ///
  ///     --1-2-3-4-|
  ///       skip(.seconds(5))
  ///     ------3-4-|
  ///
  /// - Ends: With its source.
  public func skip(
    _ duration: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    let source = asObservable()
    return Observable { sink in
      let alarm = Alarm(on: scheduler)
      let isOpen = Atomic<Bool>(false)
      alarm.set(after: duration) { isOpen.store(true, ordering: .releasing) }
      let upstream = source.start(
        AnyObserver { event in
          if event.isStopEvent || isOpen.load(ordering: .acquiring) { sink.on(event) }
        })
      sink.attach(Pair(alarm, upstream))
    }
  }
}
