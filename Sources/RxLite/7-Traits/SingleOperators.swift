// What can be done with a Single: it stays one as long as there is sure to be an element. The
// diagrams stand at the operators of the same name of ``ObservableType``.

extension PrimitiveSequenceType where Trait == SingleTrait {
  private var source: Observable<Element> { primitiveSequence.source }

  /// Calls closures as things happen, and changes nothing.
  ///
  /// - Ends: with its source; fails with what one of the closures throws.
  public func `do`(
    onSuccess: ((Element) throws -> Void)? = nil, afterSuccess: ((Element) throws -> Void)? = nil,
    onError: ((any Swift.Error) throws -> Void)? = nil,
    afterError: ((any Swift.Error) throws -> Void)? = nil, onSubscribe: (() -> Void)? = nil,
    onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> Single<Element> {
    Single(
      raw: source.do(
        onNext: onSuccess, afterNext: afterSuccess, onError: onError, afterError: afterError,
        onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
  }

  /// Transforms the element.
  ///
  ///     --(1,|)
  ///       map { $0 * 10 }
  ///     --(10,|)
  ///
  /// - Ends: with its source; fails with what `transform` throws.
  public func map<Result>(
    _ transform: @escaping (Element) throws -> Result
  ) -> Single<Result> {
    Single(raw: source.map(transform))
  }

  /// Transforms the element; where the result is `nil` there is none.
  ///
  ///     --(1,|)
  ///       compactMap { $0 > 1 ? $0 : nil }
  ///     --|
  ///
  /// - Ends: with its source; fails with what `transform` throws.
  public func compactMap<Result>(
    _ transform: @escaping (Element) throws -> Result?
  ) -> Maybe<Result> {
    Maybe(raw: source.compactMap(transform))
  }

  /// Lets the element pass if it satisfies `predicate`.
  ///
  ///     --(1,|)
  ///       filter { $0 > 1 }
  ///     --|
  ///
  /// - Ends: with its source; fails with what `predicate` throws.
  public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Maybe<Element> {
    Maybe(raw: source.filter(predicate))
  }

  /// Goes on with the sequence that the element is transformed into: one request after the other.
  ///
  ///     --(1,|)
  ///     ---(2,|)
  ///       flatMap { _ in second }
  ///     -----(2,|)
  ///
  /// - Ends: with that sequence; fails with either, and with what `selector` throws.
  public func flatMap<Result>(
    _ selector: @escaping (Element) throws -> Single<Result>
  ) -> Single<Result> {
    Single(raw: source.flatMap(selector))
  }

  /// Goes on with the maybe that the element is transformed into.
  ///
  ///     --(1,|)
  ///     ---|
  ///       flatMapMaybe { _ in second }
  ///     -----|
  ///
  /// - Ends: with that sequence; fails with either, and with what `selector` throws.
  public func flatMapMaybe<Result>(
    _ selector: @escaping (Element) throws -> Maybe<Result>
  ) -> Maybe<Result> {
    Maybe(raw: source.flatMap(selector))
  }

  /// Goes on with the work that the element is transformed into.
  ///
  ///     --(1,|)
  ///     ---|
  ///       flatMapCompletable { _ in work }
  ///     -----|
  ///
  /// - Ends: with that work; fails with either, and with what `selector` throws.
  public func flatMapCompletable(
    _ selector: @escaping (Element) throws -> Completable
  ) -> Completable {
    Completable(raw: source.flatMap(selector))
  }

  /// Succeeds with this element where the source fails.
  ///
  ///     --X
  ///       catchAndReturn(9)
  ///     --(9,|)
  ///
  /// - Ends: with its source, never with an error.
  public func catchAndReturn(_ element: Element) -> Single<Element> {
    Single(raw: source.catchAndReturn(element))
  }
}
