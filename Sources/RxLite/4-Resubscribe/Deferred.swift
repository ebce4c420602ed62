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
    Observable { downstream, seat in
      do { try factory().run(downstream, seat) } catch { downstream.on(.error(error)) }
    }
  }
}
