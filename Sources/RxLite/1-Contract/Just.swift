// The sequences that need no turns: at most one element, sent before `subscribe` returns.

extension ObservableType {
  /// One element, then completion.
  ///
  ///       just(7)
  ///     (7,|)
  ///
  /// - Ends: completes at once.
  public static func just(_ element: Element) -> Observable<Element> {
    Just(element)
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

/// One element, then completion.
///
/// NB: A type of its own, for flatMap and its siblings: most of the sequences that they subscribe to are
/// such, and there is nothing to subscribe to.
private final class Just<Element>: Observable<Element> {
  private let element: Element

  init(_ element: Element) {
    self.element = element
    super.init(opensTrampoline: false) { sink in
      sink.observer.onNext(element)
      sink.observer.onCompleted()
    }
  }

  override var onlyElement: Element? { element }
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
