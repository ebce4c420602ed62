extension ObservableType {
  /// Passes on the elements of all sources as they come.
  ///
  ///     --1-----2----|
  ///     ----a-----b--|
  ///       merge(first, second)
  ///     --1-a---2-b--|
  ///
  /// - Ends: completes when the last source has completed; fails with the first error.
  /// - Memory: the subscriptions.
  public static func merge(_ sources: [Observable<Element>]) -> Observable<Element> {
    join { join in
      for source in sources { join.relay(source) }
    }
  }

  /// Passes on the elements of all sources as they come. See ``merge(_:)-([Observable<Element>])``.
  public static func merge(_ sources: Observable<Element>...) -> Observable<Element> {
    merge(sources)
  }

  /// Passes on the elements of all sources as they come. See ``merge(_:)-([Observable<Element>])``.
  public static func merge<Sources: Collection>(_ sources: Sources) -> Observable<Element>
  where Sources.Element == Observable<Element> {
    merge(Array(sources))
  }

  /// Transforms each element into a sequence, and passes on the elements of all of them.
  ///
  ///     --1-------2-------|
  ///       flatMap { Observable.of($0, $0 * 10) }
  ///     --(1,10)--(2,20)--|
  ///
  /// - Ends: completes when the source and all inner sequences have; fails with the first error.
  /// - Memory: the subscriptions.
  public func flatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    let source = asObservable()
    return .join { join in
      join.listen(to: source, locked: false) { element in
        join.relay(try selector(element).asObservable())
      }
    }
  }
}

extension ObservableType where Element: ObservableConvertibleType {
  /// Passes on the elements of all inner sequences as they come. See ``flatMap(_:)``.
  ///
  /// - Ends: completes when the source and all inner sequences have; fails with the first error.
  /// - Memory: the subscriptions.
  public func merge() -> Observable<Element.Element> {
    flatMap { $0 }
  }
}
