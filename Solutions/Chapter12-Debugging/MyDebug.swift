import RxLite

extension ObservableType {
  /// Logs each event, subscription and disposal, with the number of the subscription, and changes nothing.
  ///
  ///     source  --1--2--|
  ///       myDebug("my probe", now: now, log: log)
  ///     result  --1--2--|
  func myDebug(
    _ identifier: String, now: @escaping () -> Int, log: @escaping (String) -> Void
  ) -> Observable<Element> {
    var last = 0
    var open = 0
    return Observable.create { observer in
      last += 1
      open += 1
      let name = "\(identifier) \(last)"
      log("\(now()): \(name) -> subscribed, \(open) open")
      let subscription = self.subscribe { event in
        log("\(now()): \(name) -> Event \(event)")
        observer.on(event)
      }
      return Disposables.create {
        open -= 1
        log("\(now()): \(name) -> isDisposed, \(open) open")
        subscription.dispose()
      }
    }
  }
}
