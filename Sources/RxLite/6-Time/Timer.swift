extension ObservableType where Element: RxAbstractInteger {
  /// Counts up from 0, one number per period. The first is emitted after one period.
  ///
  ///       interval(.seconds(3))
  ///     ---0--1--2-->
  ///
  /// A period of zero or less is as short as the scheduler can make it. Only dispatch queues refuse
  /// a negative one.
  ///
  /// - Ends: Never.
  public static func interval(
    _ period: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    timer(period, period: period, scheduler: scheduler)
  }

  /// Emits 0 after `dueTime`; with a `period`, emits the next number after each further period.
  ///
  ///       timer(.seconds(2))
  ///     --(0,|)
  ///
  ///       timer(.seconds(2), period: .seconds(3))
  ///     --0--1--2-->
  ///
  /// - Ends: Completes after the one element if there is no period; otherwise never.
  public static func timer(
    _ dueTime: RxTimeInterval, period: RxTimeInterval? = nil, scheduler: any SchedulerType
  ) -> Observable<Element> {
    Observable { sink in
      guard let period else {
        return sink.attach(
          scheduler.scheduleRelative((), dueTime: dueTime) {
            sink.send(0)
            sink.end(with: .completed)
            return Disposables.create()
          })
      }
      sink.attach(
        scheduler.schedulePeriodic(Element.zero, startAfter: dueTime, period: period) { count in
          sink.send(count)
          return count &+ 1
        })
    }
  }
}
