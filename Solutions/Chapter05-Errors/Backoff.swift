import RxLite

extension ObservableType {
  /// Tries again after one second, then after two, then after three, up to `maxAttempts` attempts.
  ///
  ///     source      -1-X               the same at each attempt; a column is a second
  ///       backoff(maxAttempts: 3, scheduler: scheduler)
  ///     result      -1---1----1-X      attempts at 0, 4 and 9
  ///
  /// `enumerated()` counts from 0, so error number 2 is that of the third attempt.
  func backoff(maxAttempts: Int, scheduler: any SchedulerType) -> Observable<Element> {
    retry(when: { (errors: Observable<any Error>) in
      errors.enumerated().flatMap { number, error -> Observable<Int> in
        number + 1 < maxAttempts
          ? .timer(.seconds(number + 1), scheduler: scheduler) : .error(error)
      }
    })
  }
}
