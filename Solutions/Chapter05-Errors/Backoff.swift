import RxLite

extension ObservableType {
  /// Tries again after a second, then after two, then after three, up to `maxAttempts` attempts.
  ///
  ///     attempts     0--1-----3--------6         each fails at once; three columns are a second
  ///       backoff(maxAttempts: 4, scheduler: …)
  ///                  ------------------X
  ///
  /// The errors are numbered from 0; so number 3 is that of the fourth attempt, and the end.
  func backoff(maxAttempts: Int, scheduler: any SchedulerType) -> Observable<Element> {
    retry(when: { (errors: Observable<any Error>) in
      errors.enumerated().flatMap { number, error -> Observable<Int> in
        number + 1 < maxAttempts
          ? .timer(.seconds(number + 1), scheduler: scheduler) : .error(error)
      }
    })
  }
}
