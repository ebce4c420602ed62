import RxLite

extension ObservableType {
  /// Subscribes to the source again after each failure, later each time, until there were too many failures
  /// without an element between them.
  ///
  /// The count is made for each subscription, and outlives the attempts. An element sets it back, which
  /// `enumerated()` couldn't do.
  func reconnect(
    maxFailures: Int, longestWait: Int, scheduler: any SchedulerType,
    jitter: @escaping (_ seconds: Int) -> Int
  ) -> Observable<Element> {
    let source = asObservable()
    return .deferred {
      var failures = 0
      var wait = 1
      return
        source
        .map { element in
          failures = 0
          wait = 1
          return element
        }
        .retry(when: { errors in
          errors.flatMap { error -> Observable<Int> in
            failures += 1
            if failures == maxFailures { return .error(error) }
            let seconds = min(wait, longestWait)
            // NB: A wait that is long enough already isn't doubled, so it can't overflow.
            if wait < longestWait { wait *= 2 }
            return .timer(.seconds(jitter(seconds)), scheduler: scheduler)
          }
        })
    }
  }
}
