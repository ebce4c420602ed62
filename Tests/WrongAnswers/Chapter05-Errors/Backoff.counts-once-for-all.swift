// The attempts are counted in a variable beside the sequence, and not in one for each subscriber. The
// second one finds them used up.
// Rejected with: they were at [0, 1, 50]
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
