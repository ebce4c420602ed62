import RxLite

extension ObservableType {
  /// Delivers each event of a hot source on a serial scheduler.
  ///
  ///     source   --1--2--3--|
  ///       hotOn(scheduler)
  ///     result   --1--2--3--|
  func hotOn(_ scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    Observable.create { observer in
      self.subscribe { event in
        _ = scheduler.schedule(event) { event in
          observer.on(event)
          return Disposables.create()
        }
      }
    }
  }
}
