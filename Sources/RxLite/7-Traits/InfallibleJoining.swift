// Operators that join several sequences to one that can't fail. As in RxSwift, some accept closures
// that throw or sources that fail: then this sequence fails too, despite its type.

extension InfallibleType {
  /// Emits the elements of all sources as they arrive. See ``ObservableType/merge(_:)``.
  ///
  /// - Ends: When all sources have completed.
  public static func merge<Collection: Swift.Collection>(
    _ sources: Collection
  ) -> Infallible<Element> where Collection.Element == Infallible<Element> {
    Infallible(.merge(sources.map { $0.source }))
  }

  /// Emits the elements of all sources as they arrive. See ``ObservableType/merge(_:)``.
  ///
  /// - Ends: When all sources have completed.
  public static func merge(_ sources: [Infallible<Element>]) -> Infallible<Element> {
    Infallible(.merge(sources.map { $0.source }))
  }

  /// Emits the elements of all sources as they arrive. See ``ObservableType/merge(_:)``.
  ///
  /// - Ends: When all sources have completed.
  public static func merge(_ sources: Infallible<Element>...) -> Infallible<Element> {
    Infallible(.merge(sources.map { $0.source }))
  }

  /// Subscribes to the sources one after the other. See ``ObservableType/concat(_:)``.
  ///
  /// - Ends: When the last source has completed.
  public static func concat<Sequence: Swift.Sequence>(
    _ sequence: Sequence
  ) -> Infallible<Element> where Sequence.Element == Infallible<Element> {
    Infallible(.concat(sequence.lazy.map { $0.source }))
  }

  /// Subscribes to the sources one after the other. See ``ObservableType/concat(_:)``.
  ///
  /// - Ends: When the last source has completed.
  public static func concat<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> Infallible<Element> where Collection.Element == Infallible<Element> {
    Infallible(.concat(collection.map { $0.source }))
  }

  /// Subscribes to the sources one after the other. See ``ObservableType/concat(_:)``.
  ///
  /// - Ends: When the last source has completed.
  public static func concat(_ sources: Infallible<Element>...) -> Infallible<Element> {
    Infallible(.concat(sources.map { $0.source }))
  }

  /// Combines the latest elements of all sources whenever one of them emits. See
  /// ``ObservableType/combineLatest(_:resultSelector:)``.
  ///
  /// - Ends: When all sources have completed; or earlier, at an element of the last open source, if
  ///   another one has completed without an element.
  public static func combineLatest<Collection: Swift.Collection>(
    _ collection: Collection,
    resultSelector: @escaping ([Collection.Element.Element]) throws -> Element
  ) -> Infallible<Element> where Collection.Element: InfallibleType {
    Infallible(.combineLatest(collection.map { $0.asObservable() }, resultSelector: resultSelector))
  }

  /// Combines the latest elements of all sources whenever one of them emits. See
  /// ``ObservableType/combineLatest(_:resultSelector:)``.
  ///
  /// - Ends: When all sources have completed; or earlier, at an element of the last open source, if
  ///   another one has completed without an element.
  public static func combineLatest<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> Infallible<[Element]>
  where Collection.Element: InfallibleType, Collection.Element.Element == Element {
    Infallible(.combineLatest(collection.map { $0.asObservable() }, resultSelector: { $0 }))
  }

  /// Subscribes to the sources one after the other. See ``ObservableType/concat(_:)``.
  ///
  /// - Ends: When the last source has completed.
  public func concat<Source: ObservableConvertibleType>(
    _ second: Source
  ) -> Infallible<Element> where Source.Element == Element {
    Infallible(asObservable().concat(second))
  }

  /// Transforms each element into a sequence, and emits the elements of all of them. See
  /// ``ObservableType/flatMap(_:)``.
  ///
  /// - Ends: When the source and all inner sequences have completed.
  public func flatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible(asObservable().flatMap(selector))
  }

  /// Transforms each element into a sequence, and emits the elements of the latest one. See
  /// ``ObservableType/flatMapLatest(_:)``.
  ///
  /// - Ends: When the source and the latest inner sequence have completed.
  public func flatMapLatest<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible(asObservable().flatMapLatest(selector))
  }

  /// Transforms an element into a sequence, and ignores further elements until that completes. See
  /// ``ObservableType/flatMapFirst(_:)``.
  ///
  /// - Ends: When the source and the inner sequence have completed.
  public func flatMapFirst<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible(asObservable().flatMapFirst(selector))
  }

  /// Transforms each element into a sequence, and emits these one after the other. See
  /// ``ObservableType/concatMap(_:)``.
  ///
  /// - Ends: When the source and all inner sequences have completed.
  public func concatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible(asObservable().concatMap(selector))
  }

  /// Combines each element with the latest one of another sequence. See
  /// ``ObservableType/withLatestFrom(_:resultSelector:)``.
  ///
  /// - Ends: When the source ends.
  public func withLatestFrom<Source: InfallibleType, ResultType>(
    _ second: Source, resultSelector: @escaping (Element, Source.Element) throws -> ResultType
  ) -> Infallible<ResultType> {
    Infallible(asObservable().withLatestFrom(second, resultSelector: resultSelector))
  }

  /// Emits, for each element, the latest one of another sequence. See
  /// ``ObservableType/withLatestFrom(_:)``.
  ///
  /// - Ends: When the source ends.
  public func withLatestFrom<Source: InfallibleType>(
    _ second: Source
  ) -> Infallible<Source.Element> {
    Infallible(asObservable().withLatestFrom(second))
  }
}
