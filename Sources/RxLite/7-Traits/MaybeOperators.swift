// Operators of Maybe. Where an element becomes certain, the result is a Single.
// See `ObservableType`.

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// Calls closures as events pass, for their side effects.
  ///
  /// NB: As in RxSwift, `onCompleted` is called after an element too.
  ///
  /// - Ends: When the source ends. Fails with what one of the closures throws.
  public func `do`(
    onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil,
    onError: ((any Swift.Error) throws -> Void)? = nil,
    afterError: ((any Swift.Error) throws -> Void)? = nil, onCompleted: (() throws -> Void)? = nil,
    afterCompleted: (() throws -> Void)? = nil, onSubscribe: (() -> Void)? = nil,
    onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> Maybe<Element> {
    Maybe(
      raw: primitiveSequence.source.do(
        onNext: onNext, afterNext: afterNext, onError: onError, afterError: afterError,
        onCompleted: onCompleted, afterCompleted: afterCompleted, onSubscribe: onSubscribe,
        onSubscribed: onSubscribed, onDispose: onDispose))
  }

  /// Transforms the element.
  ///
  ///     --(1,|)
  ///       map { $0 * 10 }
  ///     --(10,|)
  ///
  /// - Ends: When the source ends. Fails with what `transform` throws.
  public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Maybe<Result> {
    Maybe(raw: primitiveSequence.source.map(transform))
  }

  /// Transforms the element, and drops it if the result is `nil`.
  ///
  ///     --(1,|)
  ///       compactMap { $0 > 1 ? $0 : nil }
  ///     --|
  ///
  /// - Ends: When the source ends. Fails with what `transform` throws.
  public func compactMap<Result>(
    _ transform: @escaping (Element) throws -> Result?
  ) -> Maybe<Result> {
    Maybe(raw: primitiveSequence.source.compactMap(transform))
  }

  /// Drops the element unless it satisfies `predicate`.
  ///
  ///     --(1,|)
  ///       filter { $0 > 1 }
  ///     --|
  ///
  /// - Ends: When the source ends. Fails with what `predicate` throws.
  public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Maybe<Element> {
    Maybe(raw: primitiveSequence.source.filter(predicate))
  }

  /// Succeeds with this element if the source fails.
  ///
  ///     --X
  ///       catchAndReturn(9)
  ///     --(9,|)
  ///
  /// - Ends: When the source ends, and never with an error.
  public func catchAndReturn(_ element: Element) -> Maybe<Element> {
    Maybe(raw: primitiveSequence.source.catchAndReturn(element))
  }

  /// Continues with the maybe that `selector` returns for the element.
  ///
  ///     --(1,|)
  ///     ---|
  ///       flatMap { _ in second }
  ///     -----|
  ///
  /// - Ends: When that maybe ends, or without an element. Fails when either does, and with what
  ///   `selector` throws.
  public func flatMap<Result>(
    _ selector: @escaping (Element) throws -> Maybe<Result>
  ) -> Maybe<Result> {
    Maybe(raw: primitiveSequence.source.flatMap(selector))
  }

  /// Succeeds with this element if the source has none.
  ///
  ///     --|
  ///       ifEmpty(default: 9)
  ///     --(9,|)
  ///
  /// - Ends: When the source ends.
  public func ifEmpty(default: Element) -> Single<Element> {
    Single(raw: primitiveSequence.source.ifEmpty(default: `default`))
  }

  /// Continues with another maybe if the source has no element.
  ///
  ///     --|
  ///     ---|
  ///       ifEmpty(switchTo: otherMaybe)
  ///     -----|
  ///
  /// - Ends: When the source or the other maybe ends.
  public func ifEmpty(switchTo other: Maybe<Element>) -> Maybe<Element> {
    Maybe(raw: primitiveSequence.source.ifEmpty(switchTo: other.source))
  }

  /// Continues with a single if the source has no element.
  ///
  ///     --|
  ///     ---(2,|)
  ///       ifEmpty(switchTo: single)
  ///     -----(2,|)
  ///
  /// - Ends: When the source or the single ends.
  public func ifEmpty(switchTo other: Single<Element>) -> Single<Element> {
    Single(raw: primitiveSequence.source.ifEmpty(switchTo: other.source))
  }
}
