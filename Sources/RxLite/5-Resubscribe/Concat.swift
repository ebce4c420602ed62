extension ObservableType {
  /// Emits the elements of several sources one after the other: subscribes to each when the
  /// previous one has completed.
  ///
  ///     --1--2--|
  ///     --3--|
  ///       concat(first, second)
  ///     --1--2----3--|
  ///
  /// - Ends: Completes after the last source; fails with the first error.
  public static func concat<Sources: Collection>(_ sources: Sources) -> Observable<Element>
  where Sources.Element == Observable<Element> {
    concat(AnySequence(sources))
  }

  /// Emits the elements of several sources one after the other. See ``concat(_:)-(Sources)``.
  ///
  /// - Ends: Completes after the last source; fails with the first error.
  public static func concat(_ sources: Observable<Element>...) -> Observable<Element> {
    concat(sources[...])
  }

  /// Emits the elements of several sources one after the other, and asks `sources` for each only
  /// when its turn comes. See ``concat(_:)-(Sources)``.
  ///
  /// - Ends: Completes after the last source; fails with the first error.
  public static func concat<Sources: Sequence>(_ sources: Sources) -> Observable<Element>
  where Sources.Element == Observable<Element> {
    Succession(of: sources, next: .afterCompletion)
  }

  /// Emits the elements of a second source once this one has completed.
  ///
  ///     --1--2--|
  ///     --3--|
  ///       first.concat(second)
  ///     --1--2----3--|
  ///
  /// - Ends: Completes with the second source; fails with the first error.
  public func concat<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Element>
  where Source.Element == Element {
    .concat([asObservable(), second.asObservable()])
  }

  /// Emits the given elements before those of the source.
  ///
  ///     --1--2--|
  ///       startWith(0)
  ///     0-1--2--|
  ///
  /// - Ends: With its source.
  public func startWith(_ elements: Element...) -> Observable<Element> {
    let source = asObservable()
    return Observable { sink in
      for element in elements { sink.observer.onNext(element) }
      sink.attach(source.start(sink.observer))
    }
  }
}
