// `debounce` emits after a pause. It doesn't know the pause before the first element, and subscribes a
// second time.
// Rejected with: was not subscribed as expected
import RxLite

extension ObservableType {
  func reportSilence(
    after dueTime: RxTimeInterval, scheduler: any SchedulerType,
    _ report: @escaping (_ isSilent: Bool) -> Void
  ) -> Observable<Element> {
    Observable.create { observer in
      var isSilent = false
      let pauses = self.debounce(dueTime, scheduler: scheduler)
        .subscribe(onNext: { _ in
          isSilent = true
          report(true)
        })
      let subscription = self.subscribe { event in
        if isSilent { report(false) }
        isSilent = false
        observer.on(event)
      }
      return Disposables.create(pauses, subscription)
    }
  }
}
