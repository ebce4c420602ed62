// The alarm is set on a scheduler of its own, in real time.
// Rejected with: What waits on another scheduler
import RxLite

extension ObservableType {
  func reportSilence(
    after dueTime: RxTimeInterval, scheduler: any SchedulerType, _ report: @escaping () -> Void
  ) -> Observable<Element> {
    Observable.create { observer in
      let alarm = SerialDisposable()
      func setAlarm() {
        alarm.disposable = MainScheduler.instance.scheduleRelative((), dueTime: dueTime) {
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
