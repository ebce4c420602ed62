// `debounce` emits after a pause. It doesn't know the pause before the first element, and subscribes a
// second time.
// Rejected with: was not subscribed as expected
import RxLite

extension ObservableType {
  func reportSilence(
    after dueTime: RxTimeInterval, scheduler: any SchedulerType, _ report: @escaping () -> Void
  ) -> Observable<Element> {
    Observable.create { observer in
      let pauses = self.debounce(dueTime, scheduler: scheduler).subscribe(onNext: { _ in report() })
      return Disposables.create(pauses, self.subscribe(observer))
    }
  }
}
