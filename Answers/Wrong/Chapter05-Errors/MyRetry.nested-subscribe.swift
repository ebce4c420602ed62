// The next attempt is stored in `current`. Then the `subscribe` of the failed one returns, and what
// it returns is stored in its place, which disposes the next attempt.
// Rejected with: The second attempt emitted 4 elements and completed.
import RxLite

extension ObservableType {
  func myRetry(_ maxAttempts: Int) -> Observable<Element> {
    Observable.create { observer in
      let current = SerialDisposable()
      var attempts = 0
      func attempt() {
        attempts += 1
        current.disposable = self.subscribe { event in
          if case .error = event, attempts < maxAttempts { return attempt() }
          observer.on(event)
        }
      }
      attempt()
      return current
    }
  }
}
