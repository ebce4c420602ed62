// The scheduler that an app would use, instead of the one that was passed in.
// Rejected with: nothing was scheduled on `scheduler`
import RxLite

extension ObservableType {
  func backoff(maxAttempts: Int, scheduler: any SchedulerType) -> Observable<Element> {
    retry(when: { (errors: Observable<any Error>) in
      errors.enumerated().flatMap { number, error -> Observable<Int> in
        number + 1 < maxAttempts
          ? .timer(.seconds(number + 1), scheduler: MainScheduler.instance) : .error(error)
      }
    })
  }
}
