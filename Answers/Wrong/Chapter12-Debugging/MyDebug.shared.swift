// "Each event is logged once", so the probe is shared by all subscribers.
// Rejected with: Each of them has lines of its own, with its number.
import RxLite

extension ObservableType {
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
    .share()
  }
}
