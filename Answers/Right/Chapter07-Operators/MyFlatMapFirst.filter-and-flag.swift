// Built from operators: a `filter` above `flatMap`, with a flag for each subscription.
import RxLite

extension ObservableType {
  func myFlatMapFirst<Output>(
    _ selector: @escaping (Element) throws -> Observable<Output>
  ) -> Observable<Output> {
    .deferred {
      var isRunning = false
      return self.filter { _ in !isRunning }
        .flatMap { element in
          let inner = try selector(element)
          isRunning = true
          return inner.do(onError: { _ in isRunning = false }, onCompleted: { isRunning = false })
        }
    }
  }
}
