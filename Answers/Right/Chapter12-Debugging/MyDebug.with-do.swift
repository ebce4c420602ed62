// `do` with a closure for each line, without `create`. `deferred` gives each subscription its number.
import RxLite

extension ObservableType {
  func myDebug(
    _ identifier: String, now: @escaping () -> Int, log: @escaping (String) -> Void
  ) -> Observable<Element> {
    var last = 0
    var open = 0
    return Observable.deferred {
      last += 1
      let number = last
      func write(_ text: String) { log("\(now()): \(identifier) \(number) -> \(text)") }
      return self.do(
        onNext: { write("Event next(\($0))") }, onError: { write("Event error(\($0))") },
        onCompleted: { write("Event completed") },
        onSubscribe: {
          open += 1
          write("subscribed, \(open) open")
        },
        onDispose: {
          open -= 1
          write("isDisposed, \(open) open")
        })
    }
  }
}
