extension ObservableType {
  /// Subscribes to the source again each time it fails.
  ///
  ///     --1--X
  ///       retry()
  ///     --1----1----1-->
  ///
  /// NB: A source that always fails at once keeps it busy for ever: ``retry(_:)`` and
  /// ``retry(when:)-(_)`` are the careful ones.
  ///
  /// - Ends: completes with its source. It never fails.
  public func retry() -> Observable<Element> {
    let source = asObservable()
    return .catch(sequence: AnyIterator { source })
  }

  /// Subscribes to the source again when it fails, until it has had `maxAttemptCount` attempts.
  ///
  ///     --1--X
  ///       retry(2)
  ///     --1----1--X
  ///
  /// NB: The number is that of the attempts in total: `retry(1)` never tries again.
  ///
  /// - Ends: completes with its source, and at once if there is to be no attempt; fails with the error
  ///   of the last attempt.
  public func retry(_ maxAttemptCount: Int) -> Observable<Element> {
    if maxAttemptCount < 0 {
      refuse("maxAttemptCount can't be negative: retry(_:) needs zero or more attempts.")
    }
    return .catch(sequence: Swift.repeatElement(asObservable(), count: maxAttemptCount))
  }

  /// When the source fails, waits for a sign, and then subscribes to it again.
  ///
  ///     --1--X
  ///       retry(when: { errors in errors.flatMap { _ in timer(.seconds(3)) } })
  ///     --1-------1-------1---->
  ///
  /// - Parameter notificationHandler: called once a run, with the errors that the source fails with; each
  ///   element of the sequence that it makes is the sign to try again. Signs that nobody waits for
  ///   are dropped.
  /// - Ends: completes with its source; and when it waits for a sign, ends as the sequence of signs
  ///   does.
  public func retry<TriggerObservable: ObservableType>(
    when notificationHandler: @escaping (Observable<any Error>) -> TriggerObservable
  ) -> Observable<Element> {
    retry(when: notificationHandler, known: { $0 })
  }

  /// When the source fails with an error of a certain type, waits for a sign, and then subscribes to
  /// it again. See ``retry(when:)-(_)``.
  ///
  /// - Ends: completes with its source; fails with any error of another type; and when it waits for a
  ///   sign, ends as the sequence of signs does.
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
      let signs = notificationHandler(run.failures).subscribe(run.signs)
      run.loop.run(run.subscribe)
      sink.attach(Disposables.create(run.current, signs))
    }
  }
}

/// One run of `retry(when:)`.
private final class RetryRun<Element, Failure, Sign> {
  /// What the handler receives.
  let failures = PublishSubject<Failure>()
  /// What it answers.
  let signs = PublishSubject<Sign>()
  /// The subscription to the source, or the wait for a sign.
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
        waiting.setDisposable(signs.start(AnyObserver(eventHandler: onSign)))
        failures.onNext(failure)
      }, as: subscription)
  }

  private func onSign(_ event: Event<Sign>) {
    switch event {
    case .next: loop.run(subscribe)
    case .error(let error): sink.end(with: .error(error))
    case .completed: sink.end(with: .completed)
    }
  }
}
