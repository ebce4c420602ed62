// Each element starts a timer, and `flatMapLatest` cancels the one before. The source is shared, so it
// is subscribed to once.
import RxLite

extension ObservableType {
  func reportSilence(
    after dueTime: RxTimeInterval, scheduler: any SchedulerType, _ report: @escaping () -> Void
  ) -> Observable<Element> {
    Observable.create { observer in
      let source = self.materialize().publish()
      let pauses = source.map { !$0.isStopEvent }.startWith(true)
        .flatMapLatest { isOpen in
          isOpen ? Observable<Int>.timer(dueTime, scheduler: scheduler) : .empty()
        }
        .subscribe(onNext: { _ in report() })
      let events = source.dematerialize().subscribe(observer)
      return Disposables.create(source.connect(), pauses, events)
    }
  }
}
