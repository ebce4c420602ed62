// What can be done with a Maybe. Where something makes sure that there is an element, it becomes a
// Single. The diagrams stand at the operators of the same name of ``ObservableType``.

extension PrimitiveSequenceType where Trait == MaybeTrait {
  private var source: Observable<Element> { primitiveSequence.source }

  /// Calls closures as things happen, and changes nothing.
  ///
  /// NB: As in RxSwift, `onCompleted` is called after an element too: it watches the sequence inside.
  ///
  /// - Ends: with its source; fails with what one of the closures throws.
  public func `do`(
    onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil,
    onError: ((any Swift.Error) throws -> Void)? = nil,
    afterError: ((any Swift.Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Maybe<Element> {
    Maybe(
      raw: source.do(
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
  /// - Ends: with its source; fails with what `transform` throws.
  public func map<Result>(
    _ transform: @escaping (Element) throws -> Result
  ) -> Maybe<Result> {
    Maybe(raw: source.map(transform))
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

  /// Goes on with the maybe that the element is transformed into.
  ///
  ///     --(1,|)
  ///     ---|
  ///       flatMap { _ in second }
  ///     -----|
  ///
  /// - Ends: with that sequence, or without an element; fails with either.
  public func flatMap<Result>(
    _ selector: @escaping (Element) throws -> Maybe<Result>
  ) -> Maybe<Result> {
    Maybe(raw: source.flatMap(selector))
  }

  /// Goes on with the single that the element is transformed into.
  ///
  ///     --(1,|)
  ///     ---(2,|)
  ///       flatMapSingle { _ in second }
  ///     -----(2,|)
  ///
  /// - Ends: with that sequence, or without an element; fails with either.
  public func flatMapSingle<Result>(
    _ selector: @escaping (Element) throws -> Single<Result>
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
  /// - Ends: with that work, or without an element; fails with either.
  public func flatMapCompletable(
    _ selector: @escaping (Element) throws -> Completable
  ) -> Completable {
    Completable(raw: source.flatMap(selector))
  }

  /// Succeeds with this element where there is none.
  ///
  ///     --|
  ///       ifEmpty(default: 9)
  ///     --(9,|)
  ///
  /// - Ends: with its source.
  public func ifEmpty(default: Element) -> Single<Element> {
    Single(raw: source.ifEmpty(default: `default`))
  }

  /// Goes over to another maybe where there is no element.
  ///
  ///     --|
  ///     ---|
  ///       ifEmpty(switchTo: otherMaybe)
  ///     -----|
  ///
  /// - Ends: with its source or with the other one.
  public func ifEmpty(switchTo other: Maybe<Element>) -> Maybe<Element> {
    Maybe(raw: source.ifEmpty(switchTo: other.source))
  }

  /// Goes over to a single where there is no element.
  ///
  ///     --|
  ///     ---(2,|)
  ///       ifEmpty(switchTo: single)
  ///     -----(2,|)
  ///
  /// - Ends: with its source or with the other one.
  public func ifEmpty(switchTo other: Single<Element>) -> Single<Element> {
    Single(raw: source.ifEmpty(switchTo: other.source))
  }

  /// Succeeds with this element where the source fails.
  ///
  ///     --X
  ///       catchAndReturn(9)
  ///     --(9,|)
  ///
  /// - Ends: with its source, never with an error.
  public func catchAndReturn(_ element: Element) -> Maybe<Element> {
    Maybe(raw: source.catchAndReturn(element))
  }
}
