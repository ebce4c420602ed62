import RxLite

extension ObservableType {
  /// Delivers each event of a hot source on a serial scheduler.
  ///
  ///     source   --1--2--3--|
  ///       hotOn(scheduler)
  ///     result   --1--2--3--|
  func hotOn(_ scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    Observable.create { observer in
      let waiting = CompositeDisposable()
      let subscription = self.subscribe { event in
        let work = SerialDisposable()
        guard let key = waiting.insert(work) else { return }
        work.disposable = scheduler.schedule(event) { event in
          observer.on(event)
          waiting.remove(for: key)
          return Disposables.create()
        }
      }
      return Disposables.create(subscription, waiting)
    }
  }
}
