// Operators of Single. The result is a Single as long as it is certain to have an element.
// See `ObservableType`.

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Calls closures as events pass, for their side effects.
  ///
  /// - Ends: When the source ends. Fails with what one of the closures throws.
  public func `do`(
    onSuccess: ((Element) throws -> Void)? = nil, afterSuccess: ((Element) throws -> Void)? = nil,
    onError: ((any Swift.Error) throws -> Void)? = nil,
    afterError: ((any Swift.Error) throws -> Void)? = nil, onSubscribe: (() -> Void)? = nil,
    onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> Single<Element> {
    Single(
      raw: primitiveSequence.source.do(
        onNext: onSuccess, afterNext: afterSuccess, onError: onError, afterError: afterError,
        onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
  }

  /// Transforms the element.
  ///
  ///     --(1,|)
  ///       map { $0 * 10 }
  ///     --(10,|)
  ///
  /// - Ends: When the source ends. Fails with what `transform` throws.
  public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Single<Result> {
    Single(raw: primitiveSequence.source.map(transform))
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
  public func catchAndReturn(_ element: Element) -> Single<Element> {
    Single(raw: primitiveSequence.source.catchAndReturn(element))
  }

  /// Continues with the single that `selector` returns for the element.
  ///
  ///     --(1,|)
  ///     ---(2,|)
  ///       flatMap { _ in second }
  ///     -----(2,|)
  ///
  /// - Ends: When that single ends. Fails when either does, and with what `selector` throws.
  public func flatMap<Result>(
    _ selector: @escaping (Element) throws -> Single<Result>
  ) -> Single<Result> {
    Single(raw: primitiveSequence.source.flatMap(selector))
  }

  /// Continues with the maybe that `selector` returns for the element.
  ///
  ///     --(1,|)
  ///     ---|
  ///       flatMapMaybe { _ in second }
  ///     -----|
  ///
  /// - Ends: When that maybe ends. Fails when either does, and with what `selector` throws.
  public func flatMapMaybe<Result>(
    _ selector: @escaping (Element) throws -> Maybe<Result>
  ) -> Maybe<Result> {
    Maybe(raw: primitiveSequence.source.flatMap(selector))
  }

  /// Continues with the completable that `selector` returns for the element.
  ///
  ///     --(1,|)
  ///     ---|
  ///       flatMapCompletable { _ in work }
  ///     -----|
  ///
  /// - Ends: When that completable ends. Fails when either does, and with what `selector` throws.
  public func flatMapCompletable(
    _ selector: @escaping (Element) throws -> Completable
  ) -> Completable {
    Completable(raw: primitiveSequence.source.flatMap(selector))
  }
}
