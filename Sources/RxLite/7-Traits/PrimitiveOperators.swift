// Operators of Single, Maybe and Completable alike: the observable's operators of the same names,
// which keep the trait. See `ObservableType` for further diagrams.

extension PrimitiveSequence {
  /// Creates a new sequence for each subscription.
  ///
  /// - Ends: When the created sequence ends. Fails with what the closure throws.
  public static func deferred(
    _ observableFactory: @escaping () throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: .deferred { try observableFactory().source })
  }

  /// Creates a resource for each subscription, and disposes it with the subscription.
  ///
  /// - Ends: When the created sequence ends. Fails with what one of the closures throws.
  public static func using<Resource: Disposable>(
    _ resourceFactory: @escaping () throws -> Resource,
    primitiveSequenceFactory: @escaping (Resource) throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(
      raw: .using(resourceFactory, observableFactory: { try primitiveSequenceFactory($0).source }))
  }

  /// Emits the outcome after `dueTime`, but an error at once.
  ///
  /// - Ends: `dueTime` after the source succeeds or completes. Fails when the source fails.
  public func delay(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.delay(dueTime, scheduler: scheduler))
  }

  /// Subscribes to the source after `dueTime`.
  ///
  /// - Ends: When the source ends.
  public func delaySubscription(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.delaySubscription(dueTime, scheduler: scheduler))
  }

  /// Delivers the outcome on a scheduler.
  ///
  /// - Ends: When the source ends, on the scheduler.
  public func observe(
    on scheduler: any ImmediateSchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.observe(on: scheduler))
  }

  /// Subscribes to the source on a scheduler, and disposes the subscription there.
  ///
  /// - Ends: When the source ends.
  public func subscribe(
    on scheduler: any ImmediateSchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.subscribe(on: scheduler))
  }

  /// Continues with another sequence if the source fails.
  ///
  ///     --X
  ///     ---(2,|)
  ///       catch { _ in second }
  ///     -----(2,|)
  ///
  /// - Ends: When the source or its replacement ends. Fails with what `handler` throws.
  public func `catch`(
    _ handler: @escaping (any Swift.Error) throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.catch { try handler($0).source })
  }

  /// Subscribes to the source again when it fails, up to `maxAttemptCount` attempts in total.
  ///
  ///     --X
  ///       retry(2)
  ///     ----X
  ///
  /// - Ends: When the source succeeds or completes. Fails with the last error.
  public func retry(_ maxAttemptCount: Int) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.retry(maxAttemptCount))
  }

  /// Subscribes to the source again after it fails, when the trigger emits an element.
  ///
  /// - Ends: When the source succeeds or completes, or when the trigger ends.
  public func retry<TriggerObservable: ObservableType>(
    when notificationHandler: @escaping (Observable<any Swift.Error>) -> TriggerObservable
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.retry(when: notificationHandler))
  }

  /// Subscribes to the source again after it fails with an error of one type, when the trigger
  /// emits an element.
  ///
  /// - Ends: When the source succeeds, completes or fails with another error, or when the trigger
  ///   ends.
  public func retry<TriggerObservable: ObservableType, Failure: Swift.Error>(
    when notificationHandler: @escaping (Observable<Failure>) -> TriggerObservable
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.retry(when: notificationHandler))
  }

  /// Fails if the outcome takes longer than `dueTime`.
  ///
  ///     -----(1,|)
  ///       timeout(.seconds(3))
  ///     ---X
  ///
  /// - Ends: When the source ends. Fails with `RxError.timeout`.
  public func timeout(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.timeout(dueTime, scheduler: scheduler))
  }

  /// Continues with another sequence if the outcome takes longer than `dueTime`.
  ///
  ///     -----(1,|)
  ///     --(2,|)
  ///       timeout(.seconds(3), other: second)
  ///     -----(2,|)
  ///
  /// - Ends: When the source or the other sequence ends.
  public func timeout(
    _ dueTime: RxTimeInterval, other: PrimitiveSequence<Trait, Element>,
    scheduler: any SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.timeout(dueTime, other: other.source, scheduler: scheduler))
  }

  /// Prints each event, subscription and disposal.
  ///
  /// - Ends: When the source ends.
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line,
    function: String = #function
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(
      raw: source.debug(
        identifier, trimOutput: trimOutput, file: file, line: line, function: function))
  }
}

extension PrimitiveSequenceType where Element: RxAbstractInteger {
  /// Emits 0 after `dueTime`.
  ///
  ///       timer(.seconds(2))
  ///     --(0,|)
  ///
  /// - Ends: Succeeds after `dueTime`.
  public static func timer(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: .timer(dueTime, scheduler: scheduler))
  }
}
