extension ObservableType {
  /// Combines the latest elements of all sources whenever one of them emits.
  ///
  ///     --1-----2--------|
  ///     ----5-------6--|
  ///       combineLatest(first, second) { $0 * 10 + $1 }
  ///     ----15--25--26---|
  ///
  /// - Ends: Completes when all sources have completed; or earlier, at an element of the last open
  ///   source, if another one has completed without an element. Fails with the first error, and
  ///   with what `resultSelector` throws.
  /// - Memory: One element of each source.
  public static func combineLatest<O1: ObservableType, O2: ObservableType>(
    _ source1: O1, _ source2: O2,
    resultSelector: @escaping (O1.Element, O2.Element) throws -> Element
  ) -> Observable<Element> {
    gather(.latest, source1, source2, resultSelector)
  }

  /// Combines the latest elements of any number of sources of one type. See
  /// ``combineLatest(_:_:resultSelector:)``.
  ///
  /// - Ends: Like that one. Completes at once if there is no source.
  public static func combineLatest<Sources: Collection>(
    _ collection: Sources,
    resultSelector: @escaping ([Sources.Element.Element]) throws -> Element
  ) -> Observable<Element> where Sources.Element: ObservableType {
    gather(.latest, collection, resultSelector)
  }

  /// Combines the latest elements of any number of sources of one type into arrays. See
  /// ``combineLatest(_:_:resultSelector:)``.
  ///
  /// - Ends: Like that one. Completes at once if there is no source.
  public static func combineLatest<Sources: Collection>(
    _ collection: Sources
  ) -> Observable<[Element]>
  where Sources.Element: ObservableType, Sources.Element.Element == Element {
    .gather(.latest, collection) { $0 }
  }
}
