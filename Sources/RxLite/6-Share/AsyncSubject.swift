/// A subject that keeps the last element to itself until it completes.
///
///     --1--2--3--|
///       an AsyncSubject
///     -----------(3,|)
///
/// If it fails, only the error is sent.
public final class AsyncSubject<Element>: Observable<Element>, SubjectType, ObserverType {
  /// The type of the receiving end.
  public typealias SubjectObserverType = AsyncSubject<Element>

  private let audience: Audience<Element>
  private let result: Result<Element>

  /// A subject without an element.
  public init() {
    let audience = Audience<Element>()
    let result = Result<Element>()
    self.audience = audience
    self.result = result
    super.init(takesTurns: false) { observer, seat in
      audience.admit(
        observer, seat,
        recall: { if result.isFinal, let last = result.last { observer.on(.next(last)) } })
    }
  }

  deinit { audience.close() }

  /// Whether anybody listens.
  public var hasObservers: Bool { audience.hasObservers }

  /// Takes an element, or ends.
  public func on(_ event: Event<Element>) {
    switch event {
    case .next(let element):
      audience.remember {
        defer { result.last = element }
        return result.last
      }
    case .error: audience.send(event)
    case .completed:
      audience.complete {
        result.isFinal = true
        return result.last
      }
    }
  }

  /// This subject itself.
  public func asObserver() -> AsyncSubject<Element> { self }
}

/// The last element, and whether it stays the last. The lock of the audience protects both.
private final class Result<Element> {
  var last: Element?
  var isFinal = false
}
