import RxLite

extension ObservableType {
  /// Calls `report` when the source has been silent for `dueTime`, once in each pause.
  ///
  ///     source   --1-------2--|
  ///       reportSilence(after: .seconds(4), scheduler: scheduler) { … }
  ///     result   --1-------2--|
  ///     report   ------*-------
  func reportSilence(
    after dueTime: RxTimeInterval, scheduler: any SchedulerType, _ report: @escaping () -> Void
  ) -> Observable<Element> {
    Observable.create { observer in
      let alarm = SerialDisposable()
      func setAlarm() {
        alarm.disposable = scheduler.scheduleRelative((), dueTime: dueTime) {
          report()
          return Disposables.create()
        }
      }

      setAlarm()
      let subscription = self.subscribe { event in
        if event.isStopEvent { alarm.dispose() } else { setAlarm() }
        observer.on(event)
      }
      return Disposables.create(subscription, alarm)
    }
  }
}
