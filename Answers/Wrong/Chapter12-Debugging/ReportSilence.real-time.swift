// The alarm is set on a scheduler of its own, in real time.
// Rejected with: What waits on another scheduler
import RxLite

extension ObservableType {
  func reportSilence(
    after dueTime: RxTimeInterval, scheduler: any SchedulerType,
    _ report: @escaping (_ isSilent: Bool) -> Void
  ) -> Observable<Element> {
    Observable.create { observer in
      let alarm = SerialDisposable()
      var isSilent = false
      func setAlarm() {
        alarm.disposable = MainScheduler.instance.scheduleRelative((), dueTime: dueTime) {
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
