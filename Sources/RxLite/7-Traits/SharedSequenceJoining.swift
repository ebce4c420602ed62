// Operators that join several Drivers or Signals, and share the result.

extension SharedSequenceConvertibleType {
  /// Transforms each element into a sequence, and emits the elements of all of them. See
  /// ``ObservableType/flatMap(_:)``.
  ///
  /// - Ends: When the source and all inner sequences have completed.
  public func flatMap<Sharing: SharingStrategyProtocol, Result>(
    _ selector: @escaping (Element) -> SharedSequence<Sharing, Result>
  ) -> SharedSequence<Sharing, Result> {
    SharedSequence(asObservable().flatMap(selector))
  }

  /// Transforms each element into a sequence, and emits the elements of the latest one. See
  /// ``ObservableType/flatMapLatest(_:)``.
  ///
  /// - Ends: When the source and the latest inner sequence have completed.
  public func flatMapLatest<Sharing: SharingStrategyProtocol, Result>(
    _ selector: @escaping (Element) -> SharedSequence<Sharing, Result>
  ) -> SharedSequence<Sharing, Result> {
    SharedSequence(asObservable().flatMapLatest(selector))
  }

  /// Transforms an element into a sequence, and ignores further elements until that completes. See
  /// ``ObservableType/flatMapFirst(_:)``.
  ///
  /// - Ends: When the source and the inner sequence have completed.
  public func flatMapFirst<Sharing: SharingStrategyProtocol, Result>(
    _ selector: @escaping (Element) -> SharedSequence<Sharing, Result>
  ) -> SharedSequence<Sharing, Result> {
    SharedSequence(asObservable().flatMapFirst(selector))
  }

  /// Combines each element with the latest one of another sequence. See
  /// ``ObservableType/withLatestFrom(_:resultSelector:)``.
  ///
  /// - Ends: When the source ends.
  public func withLatestFrom<Second: SharedSequenceConvertibleType, Result>(
    _ second: Second, resultSelector: @escaping (Element, Second.Element) -> Result
  ) -> SharedSequence<SharingStrategy, Result> where Second.SharingStrategy == SharingStrategy {
    SharedSequence(asObservable().withLatestFrom(second, resultSelector: resultSelector))
  }

  /// Emits, for each element, the latest one of another sequence. See
  /// ``ObservableType/withLatestFrom(_:)``.
  ///
  /// - Ends: When the source ends.
  public func withLatestFrom<Second: SharedSequenceConvertibleType>(
    _ second: Second
  ) -> SharedSequence<SharingStrategy, Second.Element> {
    SharedSequence(asObservable().withLatestFrom(second))
  }

  /// Emits the elements of all sources as they arrive. See ``ObservableType/merge(_:)``.
  ///
  /// - Ends: When all sources have completed.
  public static func merge<Collection: Swift.Collection>(
    _ sources: Collection
  ) -> SharedSequence<SharingStrategy, Element>
  where Collection.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence(.merge(sources.map { $0.source }))
  }

  /// Emits the elements of all sources as they arrive. See ``ObservableType/merge(_:)``.
  ///
  /// - Ends: When all sources have completed.
  public static func merge(
    _ sources: [SharedSequence<SharingStrategy, Element>]
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(.merge(sources.map { $0.source }))
  }

  /// Emits the elements of all sources as they arrive. See ``ObservableType/merge(_:)``.
  ///
  /// - Ends: When all sources have completed.
  public static func merge(
    _ sources: SharedSequence<SharingStrategy, Element>...
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(.merge(sources.map { $0.source }))
  }
}

extension SharedSequenceConvertibleType where Element: SharedSequenceConvertibleType {
  /// Emits the elements of all sources as they arrive. See ``ObservableType/merge()``.
  ///
  /// - Ends: When all sources have completed.
  public func merge() -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence(asObservable().merge())
  }

  /// Emits the elements of all sources as they arrive. See
  /// ``ObservableType/merge(maxConcurrent:)``.
  ///
  /// - Ends: When all sources have completed.
  public func merge(
    maxConcurrent: Int
  ) -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence(asObservable().merge(maxConcurrent: maxConcurrent))
  }

  /// Emits the elements of the latest inner sequence only. See ``ObservableType/switchLatest()``.
  ///
  /// - Ends: When the source and the latest inner sequence have completed.
  public func switchLatest() -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence(asObservable().switchLatest())
  }
}

extension SharedSequence {
  /// Subscribes to the sources one after the other. See ``ObservableType/concat(_:)``.
  ///
  /// - Ends: When the last source has completed.
  public static func concat<Sequence: Swift.Sequence>(
    _ sequence: Sequence
  ) -> SharedSequence<SharingStrategy, Element>
  where Sequence.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence(.concat(sequence.lazy.map { $0.source }))
  }

  /// Combines the first elements of all sources, then the second ones, and so on. See
  /// ``ObservableType/zip(_:resultSelector:)``.
  ///
  /// - Ends: When all sources have completed; or earlier, at an element of the last open source, if
  ///   no element of another one waits.
  public static func zip<Collection: Swift.Collection, Result>(
    _ collection: Collection, resultSelector: @escaping ([Element]) throws -> Result
  ) -> SharedSequence<SharingStrategy, Result>
  where Collection.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence<SharingStrategy, Result>(
      .zip(collection.map { $0.source }, resultSelector: resultSelector))
  }

  /// Combines the first elements of all sources, then the second ones, and so on. See
  /// ``ObservableType/zip(_:resultSelector:)``.
  ///
  /// - Ends: When all sources have completed; or earlier, at an element of the last open source, if
  ///   no element of another one waits.
  public static func zip<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> SharedSequence<SharingStrategy, [Element]>
  where Collection.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence<SharingStrategy, [Element]>(
      .zip(collection.map { $0.source }, resultSelector: { $0 }))
  }

  /// Combines the latest elements of all sources whenever one of them emits. See
  /// ``ObservableType/combineLatest(_:resultSelector:)``.
  ///
  /// - Ends: When all sources have completed; or earlier, at an element of the last open source, if
  ///   another one has completed without an element.
  public static func combineLatest<Collection: Swift.Collection, Result>(
    _ collection: Collection, resultSelector: @escaping ([Element]) throws -> Result
  ) -> SharedSequence<SharingStrategy, Result>
  where Collection.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence<SharingStrategy, Result>(
      .combineLatest(collection.map { $0.source }, resultSelector: resultSelector))
  }

  /// Combines the latest elements of all sources whenever one of them emits. See
  /// ``ObservableType/combineLatest(_:resultSelector:)``.
  ///
  /// - Ends: When all sources have completed; or earlier, at an element of the last open source, if
  ///   another one has completed without an element.
  public static func combineLatest<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> SharedSequence<SharingStrategy, [Element]>
  where Collection.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence<SharingStrategy, [Element]>(
      .combineLatest(collection.map { $0.source }, resultSelector: { $0 }))
  }
}
