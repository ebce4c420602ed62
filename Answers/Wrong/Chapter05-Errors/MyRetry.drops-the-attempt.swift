// Each attempt is scheduled on the trampoline, and the disposable of its subscription is dropped.
// Disposing the result doesn't stop it.
// Rejected with: it should have been subscribed at 0 and disposed at 3, at 3 and disposed at 5
import RxLite

extension ObservableType {
  func myRetry(_ maxAttempts: Int) -> Observable<Element> {
    Observable.create { observer in
      func attempt(_ number: Int) {
        _ = CurrentThreadScheduler.instance.schedule(number) { number in
          _ = self.subscribe { event in
            if case .error = event, number < maxAttempts { return attempt(number + 1) }
            observer.on(event)
          }
          return Disposables.create()
        }
      }
      attempt(1)
      return Disposables.create()
    }
  }
}
