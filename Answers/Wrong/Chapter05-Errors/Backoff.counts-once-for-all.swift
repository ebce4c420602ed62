// The attempts are counted in a variable beside the sequence, and not once for each subscriber. The
// second one finds them used up.
// Rejected with: the second at 23, and the third at 25
import RxLite

extension ObservableType {
  func backoff(maxAttempts: Int, scheduler: any SchedulerType) -> Observable<Element> {
    var attempts = 0
    return retry(when: { (errors: Observable<any Error>) in
      errors.flatMap { error -> Observable<Int> in
        attempts += 1
        return attempts < maxAttempts
          ? .timer(.seconds(attempts), scheduler: scheduler) : .error(error)
      }
    })
  }
}
