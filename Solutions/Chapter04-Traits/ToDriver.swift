import RxLite

extension ObservableType {
  /// Makes a sequence that can't fail, delivers on `scheduler`, and shares one run of the source.
  ///
  ///     source     --1-----X         subscribed to once
  ///       toDriver
  ///     first      --1-----(0|)      0 is what `recover` returned
  ///     second         1---(0|)      subscribes between 1 and X
  ///
  /// `share` comes last: what stands below it runs once for each subscriber. Below it,
  /// `observe(on:)` would make a late subscriber wait, and `catch` would call `recover` for each
  /// one.
  func toDriver(
    on scheduler: any ImmediateSchedulerType, recover: @escaping (any Error) -> Element
  ) -> Observable<Element> {
    observe(on: scheduler)
      .catch { error in .just(recover(error)) }
      .share(replay: 1, scope: .whileConnected)
  }
}
