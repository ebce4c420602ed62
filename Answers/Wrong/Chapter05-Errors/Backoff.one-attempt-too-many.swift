// The number of an error is compared with the number of attempts. But `enumerated` counts from 0,
// and error number 4 is the fifth.
// Rejected with: They were at 0, 1, 3, 6, 10.
import RxLite

extension ObservableType {
  func backoff(maxAttempts: Int, scheduler: any SchedulerType) -> Observable<Element> {
    retry(when: { (errors: Observable<any Error>) in
      errors.enumerated().flatMap { number, error -> Observable<Int> in
        number < maxAttempts ? .timer(.seconds(number + 1), scheduler: scheduler) : .error(error)
      }
    })
  }
}
