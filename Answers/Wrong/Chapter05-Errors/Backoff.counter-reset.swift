// Each new subscriber resets the counter, which another one may be using.
// Rejected with: the second at 23, and the third at 25
import RxLite

extension ObservableType {
  func backoff(maxAttempts: Int, scheduler: any SchedulerType) -> Observable<Element> {
    var number = 0
    let source = asObservable()
    return .deferred {
      number = 0
      return source.retry(when: { (errors: Observable<any Error>) in
        errors.flatMap { error -> Observable<Int> in
          number += 1
          return number < maxAttempts
            ? .timer(.seconds(number), scheduler: scheduler) : .error(error)
        }
      })
    }
  }
}
