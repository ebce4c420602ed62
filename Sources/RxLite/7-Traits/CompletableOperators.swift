// Operators of Completable, most of which run it before or beside other work.

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Swift.Never {
  /// Calls closures as events pass, for their side effects. See ``ObservableType``.
  ///
  /// - Ends: When the source ends. Fails with what one of the closures throws.
  public func `do`(
    onError: ((any Swift.Error) throws -> Void)? = nil,
    afterError: ((any Swift.Error) throws -> Void)? = nil, onCompleted: (() throws -> Void)? = nil,
    afterCompleted: (() throws -> Void)? = nil, onSubscribe: (() -> Void)? = nil,
    onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> Completable {
    Completable(
      raw: primitiveSequence.source.do(
        onError: onError, afterError: afterError, onCompleted: onCompleted,
        afterCompleted: afterCompleted, onSubscribe: onSubscribe, onSubscribed: onSubscribed,
        onDispose: onDispose))
  }

  /// Continues with a single when this completable has completed.
  ///
  ///     --|
  ///     ---(2,|)
  ///       andThen(single)
  ///     -----(2,|)
  ///
  /// - Ends: With the single; fails with the first error.
  public func andThen<Element>(_ second: Single<Element>) -> Single<Element> {
    Single(raw: then(second.source))
  }

  /// Continues with a maybe when this completable has completed.
  ///
  ///     --|
  ///     ---|
  ///       andThen(maybe)
  ///     -----|
  ///
  /// - Ends: With the maybe; fails with the first error.
  public func andThen<Element>(_ second: Maybe<Element>) -> Maybe<Element> {
    Maybe(raw: then(second.source))
  }

  /// Continues with another completable when this one has completed.
  ///
  ///     --|
  ///     ---|
  ///       andThen(completable)
  ///     -----|
  ///
  /// - Ends: With the second completable; fails with the first error.
  public func andThen(_ second: Completable) -> Completable {
    Completable(raw: then(second.source))
  }

  /// Continues with a sequence when this completable has completed.
  ///
  ///     --|
  ///     --1--2--|
  ///       andThen(second)
  ///     ----1--2--|
  ///
  /// - Ends: With the second sequence; fails with the first error.
  public func andThen<Element>(_ second: Observable<Element>) -> Observable<Element> {
    then(second)
  }

  /// Continues with a second sequence when this completable has completed.
  ///
  /// NB: As in RxSwift, the second is subscribed to before the first is disposed.
  private func then<Result>(_ second: Observable<Result>) -> Observable<Result> {
    let first = primitiveSequence.source
    return Observable { sink in
      let current = SerialDisposable()
      current.start(
        first,
        AnyObserver { event in
          if case .error(let error) = event { return sink.end(with: .error(error)) }
          current.disposable = second.start(sink.asObserver())
        })
      sink.attach(current)
    }
  }

  /// Continues with another completable when this one has completed.
  ///
  ///     --|
  ///     ---|
  ///       concat(second)
  ///     -----|
  ///
  /// - Ends: With the second completable; fails with the first error.
  public func concat(_ second: Completable) -> Completable {
    .concat([primitiveSequence, second])
  }

  /// Runs completables one after the other, and asks `sequence` for each one only when its turn comes.
  ///
  ///     --|
  ///     ---|
  ///       concat([first, second])
  ///     -----|
  ///
  /// - Ends: Completes after the last one; fails with the first error.
  public static func concat<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Completable
  where Sequence.Element == Completable {
    Completable(raw: .concat(sequence.lazy.map { $0.source }))
  }

  /// Runs completables one after the other.
  ///
  ///     --|
  ///     ---|
  ///       concat(first, second)
  ///     -----|
  ///
  /// - Ends: Completes after the last one; fails with the first error.
  public static func concat(_ sources: Completable...) -> Completable { concat(sources) }

  /// Runs completables at the same time.
  ///
  ///     --|
  ///     ----|
  ///       zip(first, second)
  ///     ----|
  ///
  /// - Ends: Completes when all have completed; fails with the first error.
  public static func zip(_ sources: Completable...) -> Completable { zip(sources) }

  /// Runs completables at the same time. See ``zip(_:)-(Completable...)``.
  ///
  /// - Ends: Completes when all have completed; fails with the first error.
  public static func zip<Collection: Swift.Collection>(_ sources: Collection) -> Completable
  where Collection.Element == Completable {
    zip(Array(sources))
  }

  /// Runs completables at the same time.
  ///
  ///     --|
  ///     --X
  ///       zip([first, second])
  ///     --X
  ///
  /// - Ends: Completes when all have completed; fails with the first error.
  public static func zip(_ sources: [Completable]) -> Completable {
    Completable(raw: .merge(sources.map { $0.source }))
  }
}
