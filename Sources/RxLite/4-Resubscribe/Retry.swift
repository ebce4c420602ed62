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
    return Observable { downstream, seat in
      let failures = PublishSubject<Failure>()
      let signs = PublishSubject<Trigger.Element>()
      let handling = notificationHandler(failures).subscribe(signs)
      let attempts = Seat()
      seat.attach(Disposables.create(attempts, handling))
      var isWaiting = false
      Succession(downstream, attempts) { ending in
        switch ending {
        case nil, .error(is TryAgain)?:
          isWaiting = false
          return source
        case .error(let error)?:
          guard !isWaiting, let failure = known(error) else { return nil }
          isWaiting = true
          return signs.map { _ in throw TryAgain() }
            .do(onSubscribed: { failures.onNext(failure) })
        default: return nil
        }
      }.advance(after: nil)
    }
  }
}

/// How the wait for a sign ends when the sign comes.
private struct TryAgain: Error {}
