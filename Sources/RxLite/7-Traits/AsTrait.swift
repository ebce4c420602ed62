// Conversions from one trait to another. Where a trait promises more than its source, a source that
// breaks the promise fails. See the first operator of the same name for a diagram.

extension ObservableType {
  /// Turns a sequence of one element into a ``Single``.
  ///
  ///     --1----|
  ///       asSingle()
  ///     -------(1,|)
  ///
  ///     --1--2--|
  ///       asSingle()
  ///     -----X
  ///
  /// - Ends: Succeeds when the source completes after one element. Fails with
  ///   `RxError.moreThanOneElement` at a second element, and with `RxError.noElements` if there was
  ///   none.
  public func asSingle() -> Single<Element> {
    Single(raw: atMostOne { guard $0 != nil else { throw RxError.noElements } })
  }

  /// Turns a sequence of at most one element into a ``Maybe``.
  ///
  ///     --1----|
  ///       asMaybe()
  ///     -------(1,|)
  ///
  ///     --|
  ///       asMaybe()
  ///     --|
  ///
  /// - Ends: When the source completes, with its element or without. Fails with
  ///   `RxError.moreThanOneElement` at a second element.
  public func asMaybe() -> Maybe<Element> {
    Maybe(raw: atMostOne { _ in })
  }

  /// Holds the element back until the source completes, and fails at a second one.
  private func atMostOne(check: @escaping (Element?) throws -> Void) -> Observable<Element> {
    step(Element?.none) { held, element in
      if held.state != nil { throw RxError.moreThanOneElement }
      held.state = element
      return .skip
    } finish: { held in
      try check(held)
      return held.map { [$0] } ?? []
    }
  }
}

extension ObservableType where Element == Never {
  /// Turns a sequence without elements into a ``Completable``.
  ///
  ///     -----|
  ///       asCompletable()
  ///     -----|
  ///
  /// - Ends: With its source.
  public func asCompletable() -> Completable { Completable(raw: asObservable()) }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Turns this single into a ``Maybe`` that always has an element.
  ///
  ///     --(1,|)
  ///       single.asMaybe()
  ///     --(1,|)
  ///
  /// - Ends: With its source.
  public func asMaybe() -> Maybe<Element> { Maybe(raw: primitiveSequence.source) }

  /// Drops the element of this single.
  ///
  ///     --(1,|)
  ///       single.asCompletable()
  ///     --|
  ///
  /// - Ends: Completes when its source succeeds; fails with its source.
  public func asCompletable() -> Completable {
    Completable(raw: primitiveSequence.source.ignoreElements())
  }
}
