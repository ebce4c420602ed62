// The first attempt is scheduled like the others, with a wait of zero. Nothing happens before the
// scheduler's next turn.
// Rejected with: it begins when somebody subscribes
import RxLite

extension ObservableType {
  func backoff(maxAttempts: Int, scheduler: any SchedulerType) -> Observable<Element> {
    Observable<Int>.timer(.seconds(0), scheduler: scheduler).flatMap { _ in
      self.retry(when: { (errors: Observable<any Error>) in
        errors.enumerated().flatMap { number, error -> Observable<Int> in
          number + 1 < maxAttempts
            ? .timer(.seconds(number + 1), scheduler: scheduler) : .error(error)
        }
      })
    }
  }
}
