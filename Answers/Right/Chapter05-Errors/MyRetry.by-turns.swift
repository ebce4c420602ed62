// Each attempt is a turn of the trampoline. A disposable for its subscription is stored before it
// begins.
import RxLite

extension ObservableType {
  func myRetry(_ maxAttempts: Int) -> Observable<Element> {
    Observable.create { observer in
      let current = SerialDisposable()
      func attempt(_ number: Int) {
        let subscription = SingleAssignmentDisposable()
        current.disposable = subscription
        let started = self.subscribe { event in
          guard case .error = event, number < maxAttempts else { return observer.on(event) }
          _ = CurrentThreadScheduler.instance.schedule(number + 1) { number in
            attempt(number)
            return Disposables.create()
          }
        }
        subscription.setDisposable(started)
      }
      _ = CurrentThreadScheduler.instance.schedule(1) { number in
        attempt(number)
        return Disposables.create()
      }
      return current
    }
  }
}
