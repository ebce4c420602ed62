import RxLite

extension ObservableType {
  /// A driver made by hand.
  ///
  ///     source   ^--1-----X          once
  ///       toDriver
  ///     first    ---1-----(0|)       0 is what `recover` made of the error
  ///     second        1---(0|)
  ///
  /// `share` comes last: what stands below it would be done once for each observer. There the newcomer
  /// would wait for a turn of the scheduler, and each observer would recover for itself.
  func toDriver(
    on scheduler: any ImmediateSchedulerType, recover: @escaping (any Error) -> Element
  ) -> Observable<Element> {
    observe(on: scheduler)
      .catch { error in .just(recover(error)) }
      .share(replay: 1, scope: .whileConnected)
  }
}
