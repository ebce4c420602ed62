// At the limit it fails with an error of its own that says that it gave up. The subscriber never
// learns what really went wrong.
// Rejected with: wants to know what went wrong
import RxLite

extension ObservableType {
  func backoff(maxAttempts: Int, scheduler: any SchedulerType) -> Observable<Element> {
    retry(when: { (errors: Observable<any Error>) in
      errors.enumerated().flatMap { number, _ -> Observable<Int> in
        number + 1 < maxAttempts
          ? .timer(.seconds(number + 1), scheduler: scheduler) : .error(TooManyAttempts())
      }
    })
  }
}

private struct TooManyAttempts: Error {}
