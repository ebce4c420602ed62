import RxLite

extension ObservableType {
  /// Logs each event, subscription and disposal, and changes nothing.
  ///
  ///     source  --1--2--|
  ///       myDebug("my probe", now: now, log: log)
  ///     result  --1--2--|
  func myDebug(
    _ identifier: String, now: @escaping () -> Int, log: @escaping (String) -> Void
  ) -> Observable<Element> {
    Observable.create { observer in
      log("\(now()): \(identifier) -> subscribed")
      let subscription = self.subscribe { event in
        log("\(now()): \(identifier) -> Event \(event)")
        observer.on(event)
      }
      return Disposables.create {
        log("\(now()): \(identifier) -> isDisposed")
        subscription.dispose()
      }
    }
  }
}
