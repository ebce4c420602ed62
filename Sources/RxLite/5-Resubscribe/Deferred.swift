extension ObservableType {
  /// Creates a new sequence for each subscription.
  ///
  ///     --1--2--|
  ///       deferred { source }
  ///     --1--2--|
  ///
  /// `deferred { .just(Date()) }` emits the time of the subscription, `just(Date())` the time of
  /// its definition.
  ///
  /// - Parameter factory: Returns the sequence to subscribe to.
  /// - Ends: With the sequence that `factory` returns; fails with what `factory` throws.
  public static func deferred(
    _ factory: @escaping () throws -> Observable<Element>
  ) -> Observable<Element> {
    Observable { sink in
      do {
        sink.attach(try factory().start(sink.asObserver()))
      } catch { sink.end(with: .error(error)) }
    }
  }
}
