// What can be done with a Completable: what comes after it, and what goes on beside it. The
// diagrams stand at the operators of the same name of ``ObservableType``.

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Swift.Never {
  /// Goes on with a single once this is done.
  ///
  ///     --|
  ///     ---(2,|)
  ///       andThen(single)
  ///     -----(2,|)
  ///
  /// - Ends: with the single; fails with either.
  public func andThen<Element>(_ second: Single<Element>) -> Single<Element> {
    Single(raw: then(second.source))
  }

  /// Goes on with a maybe once this is done.
  ///
  ///     --|
  ///     ---|
  ///       andThen(maybe)
  ///     -----|
  ///
  /// - Ends: with the maybe; fails with either.
  public func andThen<Element>(_ second: Maybe<Element>) -> Maybe<Element> {
    Maybe(raw: then(second.source))
  }

  /// Goes on with other work once this is done.
  ///
  ///     --|
  ///     ---|
  ///       andThen(completable)
  ///     -----|
  ///
  /// - Ends: with the second; fails with either.
  public func andThen(_ second: Completable) -> Completable {
    Completable(raw: then(second.source))
  }

  /// Goes on with a sequence once this is done.
  ///
  ///     --|
  ///     --1--2--|
  ///       andThen(second)
  ///     ----1--2--|
  ///
  /// - Ends: with the second; fails with either.
  public func andThen<Element>(_ second: Observable<Element>) -> Observable<Element> {
    then(second)
  }

  /// NB: As in RxSwift, the second starts before the first is disposed.
  private func then<Result>(_ second: Observable<Result>) -> Observable<Result> {
    let first = primitiveSequence.source
    return Observable { sink in
      let current = SerialDisposable()
      let upstream = Subscription()
      current.disposable = upstream
      first.start(
        AnyObserver { event in
          if case .error(let error) = event { return sink.end(with: .error(error)) }
          current.disposable = second.start(AnyObserver(eventHandler: sink.on))
        }, as: upstream)
      sink.attach(current)
    }
  }

  /// Goes on with other work once this is done.
  ///
  ///     --|
  ///     ---|
  ///       concat(second)
  ///     -----|
  ///
  /// - Ends: with the second; fails with either.
  public func concat(_ second: Completable) -> Completable {
    .concat([primitiveSequence, second])
  }

  /// Does one thing after the other. The sequence is asked for each one when it is time.
  ///
  ///     --|
  ///     ---|
  ///       concat([first, second])
  ///     -----|
  ///
  /// - Ends: when the last is done; fails with the first error.
  public static func concat<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Completable
  where Sequence.Element == Completable {
    Completable(raw: .concat(sequence.lazy.map { $0.source }))
  }

  /// Does one thing after the other.
  ///
  ///     --|
  ///     ---|
  ///       concat(first, second)
  ///     -----|
  ///
  /// - Ends: when the last is done; fails with the first error.
  public static func concat(_ sources: Completable...) -> Completable { concat(sources) }

  /// Does all at the same time.
  ///
  ///     --|
  ///     ----|
  ///       merge([first, second])
  ///     ----|
  ///
  /// - Ends: when the last is done; fails with the first error.
  public static func merge<Collection: Swift.Collection>(_ sources: Collection) -> Completable
  where Collection.Element == Completable {
    Completable(raw: .merge(sources.map { $0.source }))
  }

  /// Does all at the same time.
  ///
  ///     --|
  ///     ----|
  ///       merge(first, second)
  ///     ----|
  ///
  /// - Ends: when the last is done; fails with the first error.
  public static func merge(_ sources: Completable...) -> Completable { merge(sources) }

  /// Does all at the same time: another name for `merge`.
  ///
  ///     --|
  ///     --X
  ///       zip([first, second])
  ///     --X
  ///
  /// - Ends: when the last is done; fails with the first error.
  public static func zip<Collection: Swift.Collection>(_ sources: Collection) -> Completable
  where Collection.Element == Completable {
    merge(sources)
  }

  /// Does all at the same time: another name for `merge`.
  ///
  ///     --|
  ///     ----|
  ///       zip(first, second)
  ///     ----|
  ///
  /// - Ends: when the last is done; fails with the first error.
  public static func zip(_ sources: Completable...) -> Completable { merge(sources) }
}
