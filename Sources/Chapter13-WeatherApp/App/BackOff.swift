import RxLite

extension PrimitiveSequence where Trait == SingleTrait {
  /// Subscribes again after a temporary error: after one second, then after two, then after three.
  ///
  /// - Parameters:
  ///   - maxAttempts: The maximum number of subscriptions, including the first one.
  ///   - onWait: Called at the beginning of each wait, with the error and the seconds.
  /// - Ends: With its source. Fails with the error of the last attempt, or with the first error that
  ///   isn't temporary.
  func retryWithBackOff(
    maxAttempts: Int = 4, scheduler: any SchedulerType,
    onWait: @escaping (_ error: any Error, _ seconds: Int) -> Void
  ) -> Single<Element> {
    retry(when: { (e: Observable<any Error>) in
      e.enumerated().flatMap { (attempt, error) -> Observable<Int> in
        let isTemporary = (error as? WeatherError)?.isTemporary == true
        if attempt >= maxAttempts - 1 || !isTemporary { return .error(error) }
        onWait(error, attempt + 1)
        return .timer(.seconds(attempt + 1), scheduler: scheduler)
      }
    })
  }
}
