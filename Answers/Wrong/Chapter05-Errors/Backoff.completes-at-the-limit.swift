// `take` limits the triggers, and with them the attempts. But when the triggers complete, so does
// the result, and the failure looks like a success without elements.
// Rejected with: and not that you have given up
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
