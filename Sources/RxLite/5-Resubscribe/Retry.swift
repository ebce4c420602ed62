extension ObservableType {
  /// Subscribes to the source again each time it fails.
  ///
  ///     --1--X
  ///       retry()
  ///     --1----1----1-->
  ///
  /// NB: A source that always fails at once is subscribed to again without a pause, forever.
  /// ``retry(_:)`` limits the attempts, and ``retry(when:)-(_)`` waits between them.
  ///
  /// - Ends: Completes with its source. It never fails.
  public func retry() -> Observable<Element> {
    let source = asObservable()
    return .catch(sequence: AnyIterator { source })
  }

  /// Subscribes to the source again when it fails, up to `maxAttemptCount` attempts.
  ///
  ///     --1--X
  ///       retry(2)
  ///     --1----1--X
  ///
  /// NB: The first attempt counts: `retry(1)` never tries again.
  ///
  /// - Parameter maxAttemptCount: The number of attempts in total, zero or more.
  /// - Ends: Completes with its source, or at once if there are to be no attempts; fails with the
  ///   error of the last attempt.
  public func retry(_ maxAttemptCount: Int) -> Observable<Element> {
    if maxAttemptCount < 0 {
      refuse("maxAttemptCount can't be negative: retry(_:) needs zero or more attempts.")
    }
    return .catch(sequence: Swift.repeatElement(asObservable(), count: maxAttemptCount))
  }

  /// Waits for a trigger when the source fails, and then subscribes to it again.
  ///
  ///     --1--X
  ///       retry(when: { errors in errors.flatMap { _ in timer(.seconds(3)) } })
  ///     --1-------1-------1---->
  ///
  /// - Parameter notificationHandler: Called once per subscription with the errors of the source.
  ///   Each element of the sequence that it returns triggers the next attempt. An element that is
  ///   emitted while the source is running is dropped.
  /// - Ends: Completes with its source. When the source has failed and the trigger sequence ends,
  ///   it ends in the same way.
  public func retry<TriggerObservable: ObservableType>(
    when notificationHandler: @escaping (Observable<any Error>) -> TriggerObservable
  ) -> Observable<Element> {
    retry(when: notificationHandler, known: { $0 })
  }

  /// Waits for a trigger when the source fails with an error of one type, and then subscribes to it
  /// again. See ``retry(when:)-(_)``.
  ///
  /// - Ends: Completes with its source; fails with an error of any other type. When the source has
  ///   failed and the trigger sequence ends, it ends in the same way.
  public func retry<TriggerObservable: ObservableType, Failure: Error>(
    when notificationHandler: @escaping (Observable<Failure>) -> TriggerObservable
  ) -> Observable<Element> {
    retry(when: notificationHandler, known: { $0 as? Failure })
  }

  private func retry<Trigger: ObservableType, Failure>(
    when notificationHandler: @escaping (Observable<Failure>) -> Trigger,
    known: @escaping (any Error) -> Failure?
  ) -> Observable<Element> {
    let source = asObservable()
    return Observable { sink in
      let run = RetryRun<Element, Failure, Trigger.Element>(source, sink, known: known)
      let triggers = notificationHandler(run.failures).subscribe(run.triggers)
      run.loop.run(run.subscribe)
      sink.attach(Disposables.create(run.current, triggers))
    }
  }
}

/// The state of one subscription to `retry(when:)`.
private final class RetryRun<Element, Failure, Trigger> {
  /// The errors that the handler receives.
  let failures = PublishSubject<Failure>()
  /// The events of the sequence that the handler returns.
  let triggers = PublishSubject<Trigger>()
  /// The subscription to the source, or to the triggers while it waits for one.
  let current = SerialDisposable()
  let loop = Loop()

  private let source: Observable<Element>
  private let sink: Sink<Element>
  private let known: (any Error) -> Failure?

  init(
    _ source: Observable<Element>, _ sink: Sink<Element>, known: @escaping (any Error) -> Failure?
  ) {
    self.source = source
    self.sink = sink
    self.known = known
  }

  /// Subscribes to the source.
  func subscribe() {
    guard !sink.isDisposed else { return }
    let subscription = Subscription()
    let waiting = SingleAssignmentDisposable()
    current.disposable = Disposables.create(subscription, waiting)
    source.start(
      AnyObserver { [self] event in
        guard case .error(let error) = event else { return sink.on(event) }
        guard let failure = known(error) else { return sink.end(with: .error(error)) }
        subscription.dispose()
        waiting.setDisposable(triggers.start(AnyObserver(eventHandler: onTrigger)))
        failures.onNext(failure)
      }, attachedTo: subscription)
  }

  private func onTrigger(_ event: Event<Trigger>) {
    switch event {
    case .next: loop.run(subscribe)
    case .error(let error): sink.end(with: .error(error))
    case .completed: sink.end(with: .completed)
    }
  }
}
