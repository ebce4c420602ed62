// The operators of Single, Maybe and Completable. Those that observables don't have, such as
// `andThen`, are written by hand.

/// The operators of any of the three.
let primitiveOperators = GeneratedFile(
  "PrimitiveOperators",
  about: [
    "Operators of Single, Maybe and Completable alike: the observable's operator of the same name,",
    "which keeps the trait. See `ObservableType` for further diagrams.",
  ],
  interfaces: [
    Interface(
      "extension PrimitiveSequence", source: "source",
      """
      /// Creates a new sequence for each subscription.
      ///
      /// - Ends: When the created sequence ends. Fails with what the closure throws.
      static func deferred(
        _ observableFactory: @escaping () throws -> PrimitiveSequence<Trait, Element>)
        -> PrimitiveSequence<Trait, Element> => deferred({ try observableFactory().source })
      /// Creates a resource for each subscription, and disposes it with the subscription.
      ///
      /// - Ends: When the created sequence ends. Fails with what one of the closures throws.
      static func using<Resource: Disposable>(_ resourceFactory: @escaping () throws -> Resource,
        primitiveSequenceFactory: @escaping (Resource) throws -> PrimitiveSequence<Trait, Element>)
        -> PrimitiveSequence<Trait, Element>
        => using(resourceFactory, observableFactory: { try primitiveSequenceFactory($0).source })
      /// Emits the outcome after `dueTime`, but an error at once.
      ///
      /// - Ends: `dueTime` after the source succeeds or completes. Fails when the source fails.
      func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType)
        -> PrimitiveSequence<Trait, Element>
      /// Subscribes to the source after `dueTime`.
      ///
      /// - Ends: When the source ends.
      func delaySubscription(_ dueTime: RxTimeInterval, scheduler: any SchedulerType)
        -> PrimitiveSequence<Trait, Element>
      /// Delivers the outcome on a scheduler.
      ///
      /// - Ends: When the source ends, on the scheduler.
      func observe(on scheduler: any ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element>
      /// Subscribes to the source on a scheduler, and disposes the subscription there.
      ///
      /// - Ends: When the source ends.
      func subscribe(on scheduler: any ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element>
      /// Continues with another sequence if the source fails.
      ///
      ///     --X
      ///     ---(2,|)
      ///       catch { _ in second }
      ///     -----(2,|)
      ///
      /// - Ends: When the source or its replacement ends. Fails with what `handler` throws.
      func `catch`(_ handler: @escaping (any Swift.Error) throws -> PrimitiveSequence<Trait, Element>)
        -> PrimitiveSequence<Trait, Element> => catch({ try handler($0).source })
      /// Subscribes to the source again when it fails, up to `maxAttemptCount` attempts in total.
      ///
      ///     --X
      ///       retry(2)
      ///     ----X
      ///
      /// - Ends: When the source succeeds or completes. Fails with the last error.
      func retry(_ maxAttemptCount: Int) -> PrimitiveSequence<Trait, Element>
      /// Subscribes to the source again after it fails, when the trigger emits an element.
      ///
      /// - Ends: When the source succeeds or completes, or when the trigger ends.
      func retry<TriggerObservable: ObservableType>(
        when notificationHandler: @escaping (Observable<any Swift.Error>) -> TriggerObservable)
        -> PrimitiveSequence<Trait, Element>
      /// Subscribes to the source again after it fails with an error of one type, when the trigger
      /// emits an element.
      ///
      /// - Ends: When the source succeeds, completes or fails with another error, or when the trigger
      ///   ends.
      func retry<TriggerObservable: ObservableType, Failure: Swift.Error>(
        when notificationHandler: @escaping (Observable<Failure>) -> TriggerObservable)
        -> PrimitiveSequence<Trait, Element>
      /// Fails if the outcome takes longer than `dueTime`.
      ///
      ///     -----(1,|)
      ///       timeout(.seconds(3))
      ///     ---X
      ///
      /// - Ends: When the source ends. Fails with `RxError.timeout`.
      func timeout(_ dueTime: RxTimeInterval, scheduler: any SchedulerType)
        -> PrimitiveSequence<Trait, Element>
      /// Continues with another sequence if the outcome takes longer than `dueTime`.
      ///
      ///     -----(1,|)
      ///     --(2,|)
      ///       timeout(.seconds(3), other: second)
      ///     -----(2,|)
      ///
      /// - Ends: When the source or the other sequence ends.
      func timeout(_ dueTime: RxTimeInterval, other: PrimitiveSequence<Trait, Element>,
        scheduler: any SchedulerType) -> PrimitiveSequence<Trait, Element>
        => timeout(dueTime, other: other.source, scheduler: scheduler)
      /// Prints each event, subscription and disposal.
      ///
      /// - Ends: When the source ends.
      func debug(_ identifier: String? = nil, trimOutput: Bool = false, file: String = #file,
        line: UInt = #line, function: String = #function) -> PrimitiveSequence<Trait, Element>
      """),
    Interface(
      "extension PrimitiveSequenceType where Element: RxAbstractInteger", source: "",
      """
      /// Emits 0 after `dueTime`.
      ///
      ///       timer(.seconds(2))
      ///     --(0,|)
      ///
      /// - Ends: Succeeds after `dueTime`.
      static func timer(_ dueTime: RxTimeInterval, scheduler: any SchedulerType)
        -> PrimitiveSequence<Trait, Element>
      """),
    Interface(
      "extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Swift.Never",
      source: "primitiveSequence.source",
      """
      /// Calls closures as events pass, for their side effects.
      ///
      /// - Ends: When the source ends. Fails with what one of the closures throws.
      func `do`(onError: ((any Swift.Error) throws -> Void)? = nil,
        afterError: ((any Swift.Error) throws -> Void)? = nil,
        onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil,
        onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil,
        onDispose: (() -> Void)? = nil) -> Completable
      """),
  ])

/// The operators of Single.
let singleOperators = GeneratedFile(
  "SingleOperators",
  about: [
    "Operators of Single. The result is a Single as long as it is certain to have an element.",
    "See `ObservableType`.",
  ],
  interfaces: [
    Interface(
      "extension PrimitiveSequenceType where Trait == SingleTrait",
      source: "primitiveSequence.source",
      """
      /// Calls closures as events pass, for their side effects.
      ///
      /// - Ends: When the source ends. Fails with what one of the closures throws.
      func `do`(onSuccess: ((Element) throws -> Void)? = nil,
        afterSuccess: ((Element) throws -> Void)? = nil,
        onError: ((any Swift.Error) throws -> Void)? = nil,
        afterError: ((any Swift.Error) throws -> Void)? = nil, onSubscribe: (() -> Void)? = nil,
        onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil) -> Single<Element>
        => do(onNext: onSuccess, afterNext: afterSuccess, onError: onError, afterError: afterError,
        onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose)
      """),
    Interface(
      "extension PrimitiveSequenceType where Trait == SingleTrait",
      source: "primitiveSequence.source", transforming("Single")),
    Interface(
      "extension PrimitiveSequenceType where Trait == SingleTrait",
      source: "primitiveSequence.source",
      """
      /// Continues with the single that `selector` returns for the element.
      ///
      ///     --(1,|)
      ///     ---(2,|)
      ///       flatMap { _ in second }
      ///     -----(2,|)
      ///
      /// - Ends: When that single ends. Fails when either does, and with what `selector` throws.
      func flatMap<Result>(_ selector: @escaping (Element) throws -> Single<Result>) -> Single<Result>
      /// Continues with the maybe that `selector` returns for the element.
      ///
      ///     --(1,|)
      ///     ---|
      ///       flatMapMaybe { _ in second }
      ///     -----|
      ///
      /// - Ends: When that maybe ends. Fails when either does, and with what `selector` throws.
      func flatMapMaybe<Result>(_ selector: @escaping (Element) throws -> Maybe<Result>)
        -> Maybe<Result> => flatMap(selector)
      /// Continues with the completable that `selector` returns for the element.
      ///
      ///     --(1,|)
      ///     ---|
      ///       flatMapCompletable { _ in work }
      ///     -----|
      ///
      /// - Ends: When that completable ends. Fails when either does, and with what `selector` throws.
      func flatMapCompletable(_ selector: @escaping (Element) throws -> Completable) -> Completable
        => flatMap(selector)
      """),
  ])

/// The operators of Maybe.
let maybeOperators = GeneratedFile(
  "MaybeOperators",
  about: [
    "Operators of Maybe. Where an element becomes certain, the result is a Single.",
    "See `ObservableType`.",
  ],
  interfaces: [
    Interface(
      "extension PrimitiveSequenceType where Trait == MaybeTrait",
      source: "primitiveSequence.source",
      """
      /// Calls closures as events pass, for their side effects.
      ///
      /// NB: As in RxSwift, `onCompleted` is called after an element too.
      ///
      /// - Ends: When the source ends. Fails with what one of the closures throws.
      func `do`(onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil,
        onError: ((any Swift.Error) throws -> Void)? = nil,
        afterError: ((any Swift.Error) throws -> Void)? = nil,
        onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil,
        onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil,
        onDispose: (() -> Void)? = nil) -> Maybe<Element>
      """),
    Interface(
      "extension PrimitiveSequenceType where Trait == MaybeTrait",
      source: "primitiveSequence.source", transforming("Maybe")),
    Interface(
      "extension PrimitiveSequenceType where Trait == MaybeTrait",
      source: "primitiveSequence.source",
      """
      /// Continues with the maybe that `selector` returns for the element.
      ///
      ///     --(1,|)
      ///     ---|
      ///       flatMap { _ in second }
      ///     -----|
      ///
      /// - Ends: When that maybe ends, or without an element. Fails when either does, and with what
      ///   `selector` throws.
      func flatMap<Result>(_ selector: @escaping (Element) throws -> Maybe<Result>) -> Maybe<Result>
      /// Succeeds with this element if the source has none.
      ///
      ///     --|
      ///       ifEmpty(default: 9)
      ///     --(9,|)
      ///
      /// - Ends: When the source ends.
      func ifEmpty(default: Element) -> Single<Element> => ifEmpty(default: `default`)
      /// Continues with another maybe if the source has no element.
      ///
      ///     --|
      ///     ---|
      ///       ifEmpty(switchTo: otherMaybe)
      ///     -----|
      ///
      /// - Ends: When the source or the other maybe ends.
      func ifEmpty(switchTo other: Maybe<Element>) -> Maybe<Element>
        => ifEmpty(switchTo: other.source)
      /// Continues with a single if the source has no element.
      ///
      ///     --|
      ///     ---(2,|)
      ///       ifEmpty(switchTo: single)
      ///     -----(2,|)
      ///
      /// - Ends: When the source or the single ends.
      func ifEmpty(switchTo other: Single<Element>) -> Single<Element>
        => ifEmpty(switchTo: other.source)
      """),
  ])

/// What Single and Maybe do with their element alike.
private func transforming(_ trait: String) -> String {
  """
  /// Transforms the element.
  ///
  ///     --(1,|)
  ///       map { $0 * 10 }
  ///     --(10,|)
  ///
  /// - Ends: When the source ends. Fails with what `transform` throws.
  func map<Result>(_ transform: @escaping (Element) throws -> Result) -> \(trait)<Result>
  /// Transforms the element, and drops it if the result is `nil`.
  ///
  ///     --(1,|)
  ///       compactMap { $0 > 1 ? $0 : nil }
  ///     --|
  ///
  /// - Ends: When the source ends. Fails with what `transform` throws.
  func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Maybe<Result>
  /// Drops the element unless it satisfies `predicate`.
  ///
  ///     --(1,|)
  ///       filter { $0 > 1 }
  ///     --|
  ///
  /// - Ends: When the source ends. Fails with what `predicate` throws.
  func filter(_ predicate: @escaping (Element) throws -> Bool) -> Maybe<Element>
  /// Succeeds with this element if the source fails.
  ///
  ///     --X
  ///       catchAndReturn(9)
  ///     --(9,|)
  ///
  /// - Ends: When the source ends, and never with an error.
  func catchAndReturn(_ element: Element) -> \(trait)<Element>
  """
}

/// The files of this part.
let forwardingFiles = [
  primitiveOperators, singleOperators, maybeOperators, infallibleOperators, sharedSequenceOperators,
]
