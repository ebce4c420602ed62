import RxLite

extension ObservableType {
  /// Makes a sequence that can't fail, delivers on `scheduler`, and shares one run of the source.
  ///
  ///     source     --1-----X         subscribed to once
  ///       toDriver
  ///     first      --1-----(0|)      0 is what `recover` returned for the error and 1
  ///     second         1---(0|)      subscribes between 1 and X
  ///
  /// `share` comes last: what stands below it runs once for each subscriber. Below it,
  /// `observe(on:)` would make a late subscriber wait, and `catch` would call `recover` for each
  /// one. `deferred` gives each run a variable of its own for its last element.
  func toDriver(
    on scheduler: any ImmediateSchedulerType,
    recover: @escaping (_ error: any Error, _ last: Element?) -> Element
  ) -> Observable<Element> {
    Observable.deferred {
      var last: Element?
      return self.observe(on: scheduler)
        .map { element in
          last = element
          return element
        }
        .catch { error in .just(recover(error, last)) }
    }
    .share(replay: 1, scope: .whileConnected)
  }
}
