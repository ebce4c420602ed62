// The numbers of all probes are kept together, by their names.
// Rejected with: These are two probes, and each had one subscription.
import RxLite

nonisolated(unsafe) private var counts: [String: (last: Int, open: Int)] = [:]

extension ObservableType {
  func myDebug(
    _ identifier: String, now: @escaping () -> Int, log: @escaping (String) -> Void
  ) -> Observable<Element> {
    Observable.create { observer in
      counts[identifier, default: (0, 0)].last += 1
      counts[identifier, default: (0, 0)].open += 1
      let name = "\(identifier) \(counts[identifier]!.last)"
      log("\(now()): \(name) -> subscribed, \(counts[identifier]!.open) open")
      let subscription = self.subscribe { event in
        log("\(now()): \(name) -> Event \(event)")
        observer.on(event)
      }
      return Disposables.create {
        counts[identifier]!.open -= 1
        log("\(now()): \(name) -> isDisposed, \(counts[identifier]!.open) open")
        subscription.dispose()
      }
    }
  }
}
