// Each event starts with "not silent", and a timer may say "silent" later. `flatMapLatest` cancels the timer
// before, and `distinctUntilChanged` remembers what was reported. The source is shared, so it is subscribed to once.
import RxLite

extension ObservableType {
  func reportSilence(
    after dueTime: RxTimeInterval, scheduler: any SchedulerType,
    _ report: @escaping (_ isSilent: Bool) -> Void
  ) -> Observable<Element> {
    Observable.create { observer in
      let source = self.materialize().publish()
      let silences = source.map { !$0.isStopEvent }.startWith(true)
        .flatMapLatest { isOpen -> Observable<Bool> in
          if !isOpen { return .just(false) }
          return Observable<Int>.timer(dueTime, scheduler: scheduler).map { _ in true }
            .startWith(false)
        }
        .distinctUntilChanged()
        .skip(1)
        .subscribe(onNext: report)
      let events = source.dematerialize().subscribe(observer)
      return Disposables.create(source.connect(), silences, events)
    }
  }
}
