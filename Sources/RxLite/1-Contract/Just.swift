// The sequences that need no turns: at most one element, sent before `subscribe` returns.

extension ObservableType {
  /// One element, then completion.
  ///
  ///       just(7)
  ///     (7,|)
  ///
  /// - Ends: completes at once.
  public static func just(_ element: Element) -> Observable<Element> {
    .instant { observer in
      observer.onNext(element)
      observer.onCompleted()
    }
  }

  /// One element, then completion, each in a turn of `scheduler`.
  ///
  ///       just(7, scheduler: scheduler)
  ///     (7,|)
  ///
  /// - Ends: completes one turn after the element.
  public static func just(
    _ element: Element, scheduler: any ImmediateSchedulerType
  ) -> Observable<Element> {
    from([element], scheduler: scheduler)
  }

  /// The element of an optional if there is one, then completion.
  ///
  ///       from(optional: 7)
  ///     (7,|)
  ///
  /// - Ends: completes at once.
  public static func from(optional: Element?) -> Observable<Element> {
    optional.map(just) ?? empty()
  }

  /// The element of an optional if there is one, then completion, each in a turn of `scheduler`. See
  /// ``from(optional:)``.
  ///
  /// - Ends: completes one turn after the element.
  public static func from(
    optional: Element?, scheduler: any ImmediateSchedulerType
  ) -> Observable<Element> {
    from(optional.map { [$0] } ?? [], scheduler: scheduler)
  }

  /// Nothing but completion.
  ///
  ///       empty()
  ///     |
  ///
  /// - Ends: completes at once.
  public static func empty() -> Observable<Element> {
    .instant { $0.onCompleted() }
  }

  /// Nothing at all, not even an ending.
  ///
  ///       never()
  ///     ------
  ///
  /// - Ends: never.
  public static func never() -> Observable<Element> {
    .instant { _ in }
  }

  /// Nothing but an error.
  ///
  ///       error(Boom())
  ///     X
  ///
  /// - Ends: fails at once.
  public static func error(_ error: any Error) -> Observable<Element> {
    .instant { $0.onError(error) }
  }
}

extension Observable {
  /// A sequence that does not open the trampoline: its observer may subscribe to something else and
  /// receive all of it at once.
  fileprivate static func instant(
    _ send: @escaping (AnyObserver<Element>) -> Void
  ) -> Observable<Element> {
    Observable(opensTrampoline: false) { send($0.observer) }
  }
}
