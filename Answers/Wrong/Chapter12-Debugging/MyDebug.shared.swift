// "Each event is logged once", so the probe is shared by all subscribers.
// Rejected with: Each of them has lines of its own.
import RxLite

extension ObservableType {
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
    .share()
  }
}
