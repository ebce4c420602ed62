extension ObservableType {
  /// Makes a sequence of its own for each subscription.
  ///
  ///     --1--2--|
  ///       deferred { source }
  ///     --1--2--|
  ///
  /// `deferred { .just(Date()) }` has the time of the subscription, `just(Date())` that of the
  /// definition.
  ///
  /// - Ends: with the sequence made; fails with what `factory` throws.
  public static func deferred(
    _ factory: @escaping () throws -> Observable<Element>
  ) -> Observable<Element> {
    Observable { sink in
      do {
        sink.attach(try factory().start(AnyObserver(eventHandler: sink.on)))
      } catch { sink.end(with: .error(error)) }
    }
  }
}
