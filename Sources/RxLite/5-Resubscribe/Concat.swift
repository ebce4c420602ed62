extension ObservableType {
  /// Passes on the sources one after the other: each starts when the one before has completed.
  ///
  ///     --1--2--|
  ///     --3--|
  ///       concat(first, second)
  ///     --1--2----3--|
  ///
  /// - Ends: completes when the last source has; fails with the first error.
  public static func concat<Sources: Collection>(_ sources: Sources) -> Observable<Element>
  where Sources.Element == Observable<Element> {
    concat(AnySequence(sources))
  }

  /// Passes on the sources one after the other. See ``concat(_:)-(Sources)``.
  ///
  /// - Ends: completes when the last source has; fails with the first error.
  public static func concat(_ sources: Observable<Element>...) -> Observable<Element> {
    concat(sources[...])
  }

  /// Passes on the sources one after the other. The sequence is asked for each one when it is time. See
  /// ``concat(_:)-(Sources)``.
  ///
  /// - Ends: completes when the last source has; fails with the first error.
  public static func concat<Sources: Sequence>(_ sources: Sources) -> Observable<Element>
  where Sources.Element == Observable<Element> {
    Succession(of: sources, next: .afterCompletion)
  }

  /// Passes on another sequence when this one has completed.
  ///
  ///     --1--2--|
  ///     --3--|
  ///       first.concat(second)
  ///     --1--2----3--|
  ///
  /// - Ends: with the second source; fails with the first error.
  public func concat<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Element>
  where Source.Element == Element {
    .concat([asObservable(), second.asObservable()])
  }

  /// Sends these elements before those of the source.
  ///
  ///     --1--2--|
  ///       startWith(0)
  ///     0-1--2--|
  ///
  /// - Ends: with its source.
  public func startWith(_ elements: Element...) -> Observable<Element> {
    let source = asObservable()
    return Observable { sink in
      for element in elements { sink.observer.onNext(element) }
      sink.attach(source.start(sink.observer))
    }
  }
}
