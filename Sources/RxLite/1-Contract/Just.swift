// The sequences that need no turns: they send one element at most, before `subscribe` returns.

extension ObservableType {
  /// Emits one element, then completes.
  ///
  ///       just(7)
  ///     (7,|)
  ///
  /// - Ends: Completes at once.
  public static func just(_ element: Element) -> Observable<Element> {
    Just(element)
  }

  /// Emits one element, then completes, each in its own turn of `scheduler`.
  ///
  ///       just(7, scheduler: scheduler)
  ///     (7,|)
  ///
  /// - Ends: Completes one turn after the element.
  public static func just(
    _ element: Element, scheduler: any ImmediateSchedulerType
  ) -> Observable<Element> {
    from([element], scheduler: scheduler)
  }

  /// Emits the element of an optional, if there is one, then completes.
  ///
  ///       from(optional: 7)
  ///     (7,|)
  ///
  /// - Ends: Completes at once.
  public static func from(optional: Element?) -> Observable<Element> {
    optional.map(just) ?? empty()
  }

  /// Emits the element of an optional, if there is one, then completes, each in its own turn of
  /// `scheduler`. See ``from(optional:)``.
  ///
  /// - Ends: Completes one turn after the element.
  public static func from(
    optional: Element?, scheduler: any ImmediateSchedulerType
  ) -> Observable<Element> {
    from(optional.map { [$0] } ?? [], scheduler: scheduler)
  }

  /// Completes without an element.
  ///
  ///       empty()
  ///     |
  ///
  /// - Ends: Completes at once.
  public static func empty() -> Observable<Element> {
    .instant { $0.onCompleted() }
  }

  /// Emits nothing, not even a terminal event.
  ///
  ///       never()
  ///     ------
  ///
  /// - Ends: Never.
  public static func never() -> Observable<Element> {
    .instant { _ in }
  }

  /// Fails without an element.
  ///
  ///       error(Boom())
  ///     X
  ///
  /// - Ends: Fails at once.
  public static func error(_ error: any Error) -> Observable<Element> {
    .instant { $0.onError(error) }
  }
}

/// Emits one element, then completes.
///
/// NB: A separate class for flatMap and its siblings. Most sequences that they subscribe to are of
/// this kind, and they can read the element without a subscription.
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
  /// Creates a sequence that doesn't open the trampoline: its observer may subscribe to another
  /// sequence and receive all of that at once.
  fileprivate static func instant(
    _ send: @escaping (AnyObserver<Element>) -> Void
  ) -> Observable<Element> {
    Observable(opensTrampoline: false) { send($0.observer) }
  }
}
