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
  ///
  /// - Ends: completes when the last source has completed; fails with the first error.
  /// - Memory: the subscriptions.
  public static func merge(_ sources: Observable<Element>...) -> Observable<Element> {
    merge(sources)
  }

  /// Passes on the elements of all sources as they come. See ``merge(_:)-([Observable<Element>])``.
  ///
  /// - Ends: completes when the last source has completed; fails with the first error.
  /// - Memory: the subscriptions.
  public static func merge<Sources: Collection>(_ sources: Sources) -> Observable<Element>
  where Sources.Element == Observable<Element> {
    merge(Array(sources))
  }
}

extension ObservableType where Element: ObservableConvertibleType {
  /// Passes on the elements of all inner sequences as they come.
  ///
  ///     --a-b---|
  ///     --1---2|
  ///       map { _ in inner }.merge()
  ///     ----1-1-2-2|
  ///
  /// - Ends: completes when the source and all inner sequences have; fails with the first error.
  /// - Memory: the subscriptions.
  public func merge() -> Observable<Element.Element> {
    flatMap { $0 }
  }

  /// Passes on the elements of all inner sequences, of which no more than `maxConcurrent` are
  /// subscribed at a time; the others wait for their turn.
  ///
  ///     -a-b-c---|
  ///     ---1---2|
  ///       map { _ in inner }.merge(maxConcurrent: 2)
  ///     ----1-1-2-2-1---2|
  ///
  /// - Ends: completes when the source and all inner sequences have; fails with the first error.
  /// - Memory: the subscriptions, and the sequences that wait.
  public func merge(maxConcurrent: Int) -> Observable<Element.Element> {
    flatMap(atATime: maxConcurrent) { $0 }
  }
}
