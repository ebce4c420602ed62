// From one shape to another. Where a shape promises more than the source does, the source is held
// to the promise, and breaking it is an error. The diagrams stand at the first of the same name.

extension ObservableType {
  /// The one element of this sequence.
  ///
  ///     --1----|
  ///       asSingle()
  ///     -------(1,|)
  ///
  ///     --1--2--|
  ///       asSingle()
  ///     -----X
  ///
  /// - Ends: succeeds when the source completes after one element. Fails with
  ///   `RxError.moreThanOneElement` at a second one, and with `RxError.noElements` if none came.
  public func asSingle() -> Single<Element> {
    Single(raw: atMostOne { guard $0 != nil else { throw RxError.noElements } })
  }

  /// The one element of this sequence, if it has one.
  ///
  ///     --1----|
  ///       asMaybe()
  ///     -------(1,|)
  ///
  ///     --|
  ///       asMaybe()
  ///     --|
  ///
  /// - Ends: when the source completes, with its element or without. Fails with
  ///   `RxError.moreThanOneElement` at a second one.
  public func asMaybe() -> Maybe<Element> {
    Maybe(raw: atMostOne { _ in })
  }

  /// Holds the element back until the source completes; a second one is an error.
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
  /// This sequence, which has no elements anyway, as a ``Completable``.
  ///
  ///     -----|
  ///       asCompletable()
  ///     -----|
  ///
  /// - Ends: with its source.
  public func asCompletable() -> Completable { Completable(raw: asObservable()) }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// The same, as a ``Maybe`` that always has its element.
  ///
  ///     --(1,|)
  ///       single.asMaybe()
  ///     --(1,|)
  ///
  /// - Ends: with its source.
  public func asMaybe() -> Maybe<Element> { Maybe(raw: primitiveSequence.source) }

  /// The same, without its element.
  ///
  ///     --(1,|)
  ///       single.asCompletable()
  ///     --|
  ///
  /// - Ends: completes when its source succeeds.
  public func asCompletable() -> Completable {
    Completable(raw: primitiveSequence.source.ignoreElements())
  }
}
