// Written with `create`: after a failure it subscribes again, and drops what that returns.
// Disposing the result disposes the first attempt only.
// Rejected with: it should have been subscribed at 0 and disposed at 3, at 3 and disposed at 5
import RxLite

extension ObservableType {
  func myRetry(_ maxAttempts: Int) -> Observable<Element> {
    .create { observer in
      func attempt(_ number: Int) -> any Disposable {
        self.subscribe { event in
          if case .error = event, number < maxAttempts {
            _ = attempt(number + 1)
          } else {
            observer.on(event)
          }
        }
      }
      return attempt(1)
    }
  }
}
