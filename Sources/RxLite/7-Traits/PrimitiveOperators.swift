// What can be done with any of the three shapes: the operator of the same name on the sequence inside,
// which keeps the shape. The diagrams stand there.

extension PrimitiveSequence {
  /// Makes a sequence of its own for each subscription.
  ///
  /// - Ends: with the sequence made; fails with what the closure throws.
  public static func deferred(
    _ observableFactory: @escaping () throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: .deferred { try observableFactory().source })
  }

  /// Makes a resource for each subscription, and disposes it when the subscription is over.
  ///
  /// - Ends: with the sequence made; fails with what one of the closures throws.
  public static func using<Resource: Disposable>(
    _ resourceFactory: @escaping () throws -> Resource,
    primitiveSequenceFactory: @escaping (Resource) throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(
      raw: .using(
        resourceFactory, observableFactory: { try primitiveSequenceFactory($0).source }))
  }

  /// Sends the outcome later; an error at once.
  ///
  /// - Ends: `dueTime` after its source.
  public func delay(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.delay(dueTime, scheduler: scheduler))
  }

  /// Subscribes to the source later.
  ///
  /// - Ends: with its source.
  public func delaySubscription(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.delaySubscription(dueTime, scheduler: scheduler))
  }

  /// Delivers the outcome on a scheduler.
  ///
  /// - Ends: with its source, on the scheduler.
  public func observe(on scheduler: any ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element>
  {
    PrimitiveSequence(raw: source.observe(on: scheduler))
  }

  /// Subscribes to the source on a scheduler, and disposes it there.
  ///
  /// - Ends: with its source.
  public func subscribe(
    on scheduler: any ImmediateSchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.subscribe(on: scheduler))
  }

  /// Goes over to another sequence when the source fails.
  ///
  ///     --X
  ///     ---(2,|)
  ///       catch { _ in second }
  ///     -----(2,|)
  ///
  /// - Ends: with its source or its replacement; fails with what `handler` throws.
  public func `catch`(
    _ handler: @escaping (any Swift.Error) throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.catch { try handler($0).source })
  }

  /// Subscribes again each time that the source fails.
  ///
  /// - Ends: when the source succeeds.
  public func retry() -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.retry())
  }

  /// Subscribes up to `maxAttemptCount` times in all, for as long as the source fails.
  ///
  ///     --X
  ///       retry(2)
  ///     ----X
  ///
  /// - Ends: when the source succeeds; fails with the last error.
  public func retry(_ maxAttemptCount: Int) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.retry(maxAttemptCount))
  }

  /// When the source fails, waits for a sign, and then subscribes to it again.
  ///
  /// - Ends: when the source succeeds, or as the sequence of signs does.
  public func retry<TriggerObservable: ObservableType>(
    when notificationHandler: @escaping (Observable<any Swift.Error>) -> TriggerObservable
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.retry(when: notificationHandler))
  }

  /// When the source fails with an error of a certain type, waits for a sign, and then subscribes to
  /// it again.
  ///
  /// - Ends: when the source succeeds or fails otherwise, or as the sequence of signs does.
  public func retry<TriggerObservable: ObservableType, Failure: Swift.Error>(
    when notificationHandler: @escaping (Observable<Failure>) -> TriggerObservable
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.retry(when: notificationHandler))
  }

  /// Fails when the outcome takes longer than `dueTime`.
  ///
  ///     -----(1,|)
  ///       timeout(.seconds(3))
  ///     ---X
  ///
  /// - Ends: with its source; fails with `RxError.timeout`.
  public func timeout(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.timeout(dueTime, scheduler: scheduler))
  }

  /// Goes over to another sequence when the outcome takes longer than `dueTime`.
  ///
  ///     -----(1,|)
  ///     --(2,|)
  ///       timeout(.seconds(3), other: second)
  ///     -----(2,|)
  ///
  /// - Ends: with its source, or with the other one.
  public func timeout(
    _ dueTime: RxTimeInterval, other: PrimitiveSequence<Trait, Element>,
    scheduler: any SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.timeout(dueTime, other: other.source, scheduler: scheduler))
  }

  /// Prints what happens.
  ///
  /// - Ends: with its source.
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file,
    line: UInt = #line, function: String = #function
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(
      raw: source.debug(
        identifier, trimOutput: trimOutput, file: file, line: line, function: function))
  }
}

extension PrimitiveSequenceType where Element: RxAbstractInteger {
  /// Sends 0 once `dueTime` has passed.
  ///
  ///       timer(.seconds(2))
  ///     --(0,|)
  ///
  /// - Ends: succeeds at that time.
  public static func timer(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: .timer(dueTime, scheduler: scheduler))
  }
}
