// `deferred` gives each subscription its state, and `do` a closure for each event, without `create`.
import RxLite

extension ObservableType {
  func reportSilence(
    after dueTime: RxTimeInterval, scheduler: any SchedulerType,
    _ report: @escaping (_ isSilent: Bool) -> Void
  ) -> Observable<Element> {
    Observable.deferred {
      let alarm = SerialDisposable()
      var isSilent = false
      func setAlarm() {
        alarm.disposable = scheduler.scheduleRelative((), dueTime: dueTime) {
          isSilent = true
          report(true)
          return Disposables.create()
        }
      }
      func endSilence() {
        guard isSilent else { return }
        isSilent = false
        report(false)
      }
      func end() {
        alarm.dispose()
        endSilence()
      }

      return self.do(
        onNext: { _ in
          setAlarm()
          endSilence()
        },
        onError: { _ in end() }, onCompleted: end, onSubscribe: setAlarm,
        onDispose: { alarm.dispose() })
    }
  }
}
