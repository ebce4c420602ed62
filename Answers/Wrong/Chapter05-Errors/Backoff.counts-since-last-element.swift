// An attempt that sends something counts as a success, so the waits begin again. A source that
// sends one element and fails is retried for ever.
// Rejected with: at 9: expected nothing, got 1
import RxLite

extension ObservableType {
  func backoff(maxAttempts: Int, scheduler: any SchedulerType) -> Observable<Element> {
    Observable.deferred {
      var number = 0
      return self.do(onNext: { _ in number = 0 }).retry(when: { (errors: Observable<any Error>) in
        errors.flatMap { error -> Observable<Int> in
          number += 1
          return number < maxAttempts
            ? .timer(.seconds(number), scheduler: scheduler) : .error(error)
        }
      })
    }
  }
}
