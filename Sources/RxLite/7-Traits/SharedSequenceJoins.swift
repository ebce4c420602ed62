// How drivers are combined with drivers, and signals with signals. See the operators of
// ``ObservableType``, which have the same names.

extension SharedSequence {
  /// Transforms each element into a sequence, and passes on the elements of all of them.
  public func flatMap<Strategy, Result>(
    _ selector: @escaping (Element) -> SharedSequence<Strategy, Result>
  ) -> SharedSequence<Strategy, Result> {
    SharedSequence<Strategy, Result>(source.flatMap(selector))
  }

  /// Transforms each element into a sequence, and passes on the elements of the latest.
  public func flatMapLatest<Strategy, Result>(
    _ selector: @escaping (Element) -> SharedSequence<Strategy, Result>
  ) -> SharedSequence<Strategy, Result> {
    SharedSequence<Strategy, Result>(source.flatMapLatest(selector))
  }

  /// Transforms an element into a sequence, and ignores all others while that goes on.
  public func flatMapFirst<Strategy, Result>(
    _ selector: @escaping (Element) -> SharedSequence<Strategy, Result>
  ) -> SharedSequence<Strategy, Result> {
    SharedSequence<Strategy, Result>(source.flatMapFirst(selector))
  }

  /// Passes on the elements of all sources as they come.
  public static func merge<Collection: Swift.Collection>(_ sources: Collection) -> Self
  where Collection.Element == Self {
    Self(.merge(sources.map { $0.source }))
  }

  /// Passes on the elements of all sources as they come.
  public static func merge(_ sources: Self...) -> Self { merge(sources) }

  /// Passes on the sources one after the other.
  public static func concat<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Self
  where Sequence.Element == Self {
    Self(.concat(sequence.lazy.map { $0.source }))
  }

  /// Passes on the sources one after the other.
  public static func concat(_ sources: Self...) -> Self { concat(sources) }

  /// Passes on another sequence when this one has completed.
  public func concat(_ second: Self) -> Self { .concat([self, second]) }

  /// Combines each element with the latest of another sequence.
  public func withLatestFrom<Second: SharedSequenceConvertibleType, Result>(
    _ second: Second, resultSelector: @escaping (Element, Second.Element) -> Result
  ) -> SharedSequence<SharingStrategy, Result> where Second.SharingStrategy == SharingStrategy {
    SharedSequence<SharingStrategy, Result>(
      source.withLatestFrom(second.asSharedSequence(), resultSelector: resultSelector))
  }

  /// Sends, for each element, the latest of another sequence.
  public func withLatestFrom<Second: SharedSequenceConvertibleType>(
    _ second: Second
  ) -> SharedSequence<SharingStrategy, Second.Element>
  where Second.SharingStrategy == SharingStrategy {
    SharedSequence<SharingStrategy, Second.Element>(source.withLatestFrom(second))
  }
}

extension SharedSequence where Element: SharedSequenceConvertibleType {
  /// A sequence of the inner elements, shared as the inner sequences are.
  public typealias Inner = SharedSequence<Element.SharingStrategy, Element.Element>

  /// Passes on the elements of all inner sequences as they come.
  public func merge() -> Inner { Inner(source.merge()) }

  /// Passes on the elements of up to `maxConcurrent` inner sequences at a time.
  public func merge(maxConcurrent: Int) -> Inner {
    Inner(source.merge(maxConcurrent: maxConcurrent))
  }

  /// Passes on the elements of the latest inner sequence.
  public func switchLatest() -> Inner { Inner(source.switchLatest()) }
}

extension SharedSequence {
  /// Pairs up the elements of the sources, the first with the first, and so on.
  public static func zip<Collection: Swift.Collection, Result>(
    _ collection: Collection, resultSelector: @escaping ([Element]) -> Result
  ) -> SharedSequence<SharingStrategy, Result> where Collection.Element == Self {
    SharedSequence<SharingStrategy, Result>(
      .zip(collection.map { $0.source }, resultSelector: resultSelector))
  }

  /// Pairs up the elements of the sources, as arrays.
  public static func zip<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> SharedSequence<SharingStrategy, [Element]> where Collection.Element == Self {
    zip(collection) { $0 }
  }

  /// Combines the latest elements of all sources, whenever one of them sends.
  public static func combineLatest<Collection: Swift.Collection, Result>(
    _ collection: Collection, resultSelector: @escaping ([Element]) -> Result
  ) -> SharedSequence<SharingStrategy, Result> where Collection.Element == Self {
    SharedSequence<SharingStrategy, Result>(
      .combineLatest(collection.map { $0.source }, resultSelector: resultSelector))
  }

  /// The latest elements of all sources, as arrays.
  public static func combineLatest<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> SharedSequence<SharingStrategy, [Element]> where Collection.Element == Self {
    combineLatest(collection) { $0 }
  }
}
