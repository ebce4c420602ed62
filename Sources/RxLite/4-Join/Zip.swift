extension ObservableType {
  /// Combines the first elements of all sources, then the second ones, and so on.
  ///
  ///     --1--2-----3-----|
  ///     ----5---6------7-|
  ///       zip(first, second) { $0 * 10 + $1 }
  ///     ----15--26-----37|
  ///
  /// - Ends: Completes when all sources have completed; fails with the first error, and with what
  ///   `resultSelector` throws.
  /// - Memory: The elements that wait for those of the slowest source.
  public static func zip<O1: ObservableType, O2: ObservableType>(
    _ source1: O1, _ source2: O2,
    resultSelector: @escaping (O1.Element, O2.Element) throws -> Element
  ) -> Observable<Element> {
    gather(.all, source1, source2, resultSelector)
  }

  /// Combines the elements of any number of sources of one type, row by row. See
  /// ``zip(_:_:resultSelector:)``.
  ///
  /// - Ends: Completes when all sources have completed; or earlier, at an element of the last open
  ///   source, if no element of another one waits. Completes at once if there is no source. Fails
  ///   with the first error, and with what `resultSelector` throws.
  /// - Memory: The elements that wait for those of the slowest source.
  public static func zip<Sources: Collection>(
    _ collection: Sources,
    resultSelector: @escaping ([Sources.Element.Element]) throws -> Element
  ) -> Observable<Element> where Sources.Element: ObservableType {
    gather(.all, collection, resultSelector)
  }

  /// Combines the elements of any number of sources of one type into arrays, row by row. See
  /// ``zip(_:_:resultSelector:)``.
  ///
  /// - Ends: Completes when all sources have completed; or earlier, at an element of the last open
  ///   source, if no element of another one waits. Completes at once if there is no source. Fails
  ///   with the first error, and with what `resultSelector` throws.
  /// - Memory: The elements that wait for those of the slowest source.
  public static func zip<Sources: Collection>(
    _ collection: Sources
  ) -> Observable<[Element]>
  where Sources.Element: ObservableType, Sources.Element.Element == Element {
    .gather(.all, collection) { $0 }
  }
}
