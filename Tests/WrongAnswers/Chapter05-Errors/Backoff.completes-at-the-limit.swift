// `take` limits the signs, and with them the attempts. But when the signs complete, so does the
// sequence, and the failure looks like a success without elements.
// Rejected with: Whoever subscribes wants to know what went wrong, and not that you have given up: the error of the third attempt is Failure 3.
import RxLite

extension ObservableType {
  func backoff(maxAttempts: Int, scheduler: any SchedulerType) -> Observable<Element> {
    retry(when: { (errors: Observable<any Error>) in
      errors.take(maxAttempts - 1).enumerated().concatMap { number, _ in
        Observable<Int>.timer(.seconds(number + 1), scheduler: scheduler)
      }
    })
  }
}
