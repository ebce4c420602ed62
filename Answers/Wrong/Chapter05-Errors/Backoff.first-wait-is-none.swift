// The wait is as many seconds as the number of the error. The first error has number 0, so the
// second attempt follows at once.
// Rejected with: They were at 0, 0.
import RxLite

extension ObservableType {
  func backoff(maxAttempts: Int, scheduler: any SchedulerType) -> Observable<Element> {
    retry(when: { (errors: Observable<any Error>) in
      errors.enumerated().flatMap { number, error -> Observable<Int> in
        number + 1 < maxAttempts ? .timer(.seconds(number), scheduler: scheduler) : .error(error)
      }
    })
  }
}
