// `do` with a closure for each line, without `create`.
import RxLite

extension ObservableType {
  func myDebug(
    _ identifier: String, now: @escaping () -> Int, log: @escaping (String) -> Void
  ) -> Observable<Element> {
    func write(_ text: String) { log("\(now()): \(identifier) -> \(text)") }
    return self.do(
      onNext: { write("Event next(\($0))") }, onError: { write("Event error(\($0))") },
      onCompleted: { write("Event completed") }, onSubscribe: { write("subscribed") },
      onDispose: { write("isDisposed") })
  }
}
