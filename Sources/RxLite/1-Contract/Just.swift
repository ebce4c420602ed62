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
    .instant { downstream, _ in downstream.on(.completed) }
  }

  /// Nothing at all, not even an ending.
  ///
  ///       never()
  ///     ------
  ///
  /// - Ends: never.
  public static func never() -> Observable<Element> {
    .instant { _, _ in }
  }

  /// Nothing but an error.
  ///
  ///       error(Boom())
  ///     X
  ///
  /// - Ends: fails at once.
  public static func error(_ error: any Error) -> Observable<Element> {
    .instant { downstream, _ in downstream.on(.error(error)) }
  }
}

/// One element, then completion.
///
/// NB: A type of its own, for operators that open a sequence for each element, as flatMap does: most of
/// these are such, and there is nothing to open.
private final class Just<Element>: Observable<Element> {
  let element: Element

  init(_ element: Element) {
    self.element = element
    super.init(takesTurns: false) { downstream, seat in
      downstream.on(.next(element))
      if seat.entranceIsOpen { downstream.on(.completed) }
    }
  }
}

extension Observable {
  /// The element of a ``just(_:)``; `nil` for any other sequence.
  final var onlyElement: Element? {
    guard type(of: self) == Just<Element>.self else { return nil }
    return unsafeDowncast(self, to: Just<Element>.self).element
  }

  /// A sequence that does not open the trampoline: its observer may subscribe to something else and
  /// see all of it at once.
  fileprivate static func instant(
    _ run: @escaping (AnyObserver<Element>, Seat) -> Void
  ) -> Observable<Element> {
    Observable(takesTurns: false, run: run)
  }
}
