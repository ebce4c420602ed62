// A repeated element counts as silence.
// Rejected with: got nothing
import RxLite

extension ObservableType where Element: Equatable {
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
      let subscription = self.distinctUntilChanged().subscribe { event in
        if event.isStopEvent { alarm.dispose() } else { setAlarm() }
        observer.on(event)
      }
      return Disposables.create(subscription, alarm)
    }
  }
}
