import RxLite

extension ObservableType {
  /// Calls `report(true)` when the source has been silent for `dueTime`, and `report(false)` when it is back.
  ///
  ///     source   --1-------2--|
  ///       reportSilence(after: .seconds(4), scheduler: scheduler) { isSilent in … }
  ///     result   --1-------2--|
  ///     report   ------T---F---
  func reportSilence(
    after dueTime: RxTimeInterval, scheduler: any SchedulerType,
    _ report: @escaping (_ isSilent: Bool) -> Void
  ) -> Observable<Element> {
    Observable.create { observer in
      let alarm = SerialDisposable()
      var isSilent = false
      func setAlarm() {
        alarm.disposable = scheduler.scheduleRelative((), dueTime: dueTime) {
          isSilent = true
          report(true)
          return Disposables.create()
        }
      }

      setAlarm()
      let subscription = self.subscribe { event in
        if event.isStopEvent { alarm.dispose() } else { setAlarm() }
        if isSilent {
          isSilent = false
          report(false)
        }
        observer.on(event)
      }
      return Disposables.create(subscription, alarm)
    }
  }
}
