import Synchronization

extension ObservableType {
  /// Passes elements on until `duration` has passed.
  ///
  ///     --1-2-3-4-|
  ///       take(for: .seconds(5))
  ///     --1-2|
  ///
  /// - Ends: completes when the time is up, or with its source.
  public func take(
    for duration: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    take(until: Observable<Int>.timer(duration, scheduler: scheduler))
  }

  /// Drops elements until `duration` has passed.
  ///
  ///     --1-2-3-4-|
  ///       skip(.seconds(5))
  ///     ------3-4-|
  ///
  /// - Ends: with its source.
  public func skip(
    _ duration: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    let source = asObservable()
    return Observable { downstream, seat in
      let alarm = Alarm(on: scheduler)
      let upstream = Seat()
      let isOpen = Atomic<Bool>(false)
      alarm.set(after: duration) { isOpen.store(true, ordering: .releasing) }
      source.run(
        AnyObserver { event in
          if event.isStopEvent || isOpen.load(ordering: .acquiring) { downstream.on(event) }
        }, upstream)
      seat.attach(Disposables.create(alarm, upstream))
    }
  }
}
