extension ObservableType {
  /// Emits the elements of all sources as they arrive.
  ///
  ///     --1-----2----|
  ///     ----a-----b--|
  ///       merge(first, second)
  ///     --1-a---2-b--|
  ///
  /// - Ends: Completes when all sources have completed; fails with the first error.
  /// - Memory: The subscriptions to the sources.
  public static func merge(_ sources: [Observable<Element>]) -> Observable<Element> {
    join(Merging()) { join in
      let merge = Merge(join)
      for source in sources { merge.open(source) }
      merge.completeOne()
      return merge.group
    }
  }

  /// Emits the elements of all sources as they arrive. See ``merge(_:)-([Observable<Element>])``.
  ///
  /// - Ends: Completes when all sources have completed; fails with the first error.
  /// - Memory: The subscriptions to the sources.
  public static func merge(_ sources: Observable<Element>...) -> Observable<Element> {
    merge(sources)
  }

  /// Emits the elements of all sources as they arrive. See ``merge(_:)-([Observable<Element>])``.
  ///
  /// - Ends: Completes when all sources have completed; fails with the first error.
  /// - Memory: The subscriptions to the sources.
  public static func merge<Sources: Collection>(_ sources: Sources) -> Observable<Element>
  where Sources.Element == Observable<Element> {
    merge(Array(sources))
  }
}

extension ObservableType where Element: ObservableConvertibleType {
  /// Emits the elements of all inner sequences as they arrive.
  ///
  ///     --a-b---|
  ///     --1---2|
  ///       map { _ in inner }.merge()
  ///     ----1-1-2-2|
  ///
  /// - Ends: Completes when the source and all inner sequences have completed; fails with the first
  ///   error.
  /// - Memory: The subscriptions to the inner sequences.
  public func merge() -> Observable<Element.Element> {
    flatMap { $0 }
  }

  /// Emits the elements of all inner sequences, no more than `maxConcurrent` of which are
  /// subscribed to at a time; the others wait.
  ///
  ///     -a-b-c---|
  ///     ---1---2|
  ///       map { _ in inner }.merge(maxConcurrent: 2)
  ///     ----1-1-2-2-1---2|
  ///
  /// - Ends: Completes when the source and all inner sequences have completed; fails with the first
  ///   error.
  /// - Memory: The subscriptions, and the sequences that wait.
  public func merge(maxConcurrent: Int) -> Observable<Element.Element> {
    merge(.inTurn(maxConcurrent)) { $0 }
  }
}
