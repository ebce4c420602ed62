// Written by hand, with `create`: at a failure it subscribes anew, and what that returns is dropped.
// Whoever leaves disposes the first attempt only; the others go on for nobody.
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
