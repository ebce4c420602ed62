// `share`, so that two subscribers make one request. A late subscriber gets what is left of the
// attempts.
// Rejected with: the second at 23, and the third at 25
import RxLite

extension ObservableType {
  func backoff(maxAttempts: Int, scheduler: any SchedulerType) -> Observable<Element> {
    retry(when: { (errors: Observable<any Error>) in
      errors.enumerated().flatMap { number, error -> Observable<Int> in
        number + 1 < maxAttempts
          ? .timer(.seconds(number + 1), scheduler: scheduler) : .error(error)
      }
    }).share()
  }
}
