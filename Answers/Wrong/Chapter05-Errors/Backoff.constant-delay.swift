// One second before each attempt: a server in trouble gets as many requests a minute as before.
// Rejected with: They were at 0, 1, 2, 3.
import RxLite

extension ObservableType {
  func backoff(maxAttempts: Int, scheduler: any SchedulerType) -> Observable<Element> {
    retry(when: { (errors: Observable<any Error>) in
      errors.enumerated().flatMap { number, error -> Observable<Int> in
        number + 1 < maxAttempts ? .timer(.seconds(1), scheduler: scheduler) : .error(error)
      }
    })
  }
}
