extension ObservableType {
  /// Transforms each element.
  ///
  ///     --1---2---3--|
  ///       map { $0 * 10 }
  ///     --10--20--30-|
  ///
  /// - Ends: With its source; fails with what `transform` throws.
  public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Observable<Result> {
    step { .emit(try transform($0)) }
  }
}
