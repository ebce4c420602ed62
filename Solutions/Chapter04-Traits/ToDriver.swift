import RxLite

extension ObservableType {
  /// A driver made by hand.
  ///
  ///     source     --1-----X         subscribed to once
  ///       toDriver
  ///     first      --1-----(0|)      0 is what `recover` returned
  ///     second         1---(0|)      subscribes between 1 and X
  ///
  /// `share` comes last: what stands below it runs once for each subscriber. There a late subscriber
  /// would wait for the scheduler, and `recover` would be called for each.
  func toDriver(
    on scheduler: any ImmediateSchedulerType, recover: @escaping (any Error) -> Element
  ) -> Observable<Element> {
    observe(on: scheduler)
      .catch { error in .just(recover(error)) }
      .share(replay: 1, scope: .whileConnected)
  }
}
