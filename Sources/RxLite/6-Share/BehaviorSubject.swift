/// A subject that always has a value: whoever subscribes gets it first.
///
///     --1--2--3--|
///       a BehaviorSubject(value: 0)
///     0-1--2--3--|
///
///     --1--2--3--|
///       a BehaviorSubject(value: 0), subscribed to at 6
///     ------2-3--|
///
/// An observer that comes after the ending gets the ending, and no value.
public final class BehaviorSubject<Element>: Observable<Element>, SubjectType, Cancelable,
  ObserverType
{
  /// The type of the receiving end.
  public typealias SubjectObserverType = BehaviorSubject<Element>

  private let audience: Audience<Element>
  private let state: Current<Element>

  /// A subject whose value is `value`.
  public init(value: Element) {
    let audience = Audience<Element>()
    let current = Current(value)
    self.audience = audience
    self.state = current
    super.init(takesTurns: false) { observer, seat in
      audience.admit(observer, seat, greet: { observer.on(.next(current.value)) })
    }
  }

  deinit { audience.close() }

  /// Whether anybody listens.
  public var hasObservers: Bool { audience.hasObservers }

  /// Whether `dispose()` has been called.
  public var isDisposed: Bool { audience.isDisposed }

  /// The value now.
  ///
  /// - Throws: the error that the subject received, or `RxError.disposed`.
  public func value() throws -> Element {
    try audience.read { state.value }
  }

  /// Takes a value and sends it to all who listen, or ends.
  public func on(_ event: Event<Element>) {
    audience.send(event) {
      guard case .next(let element) = event else { return nil }
      defer { state.value = element }
      return state.value
    }
  }

  /// The value now, or the last one.
  var current: Element { audience.peek { state.value } }

  /// This subject itself.
  public func asObserver() -> BehaviorSubject<Element> { self }

  /// Lets go of all observers without a word. Who subscribes later gets `RxError.disposed`.
  public func dispose() { audience.close(by: self) }
}

/// The value of a subject. The lock of its audience protects it.
private final class Current<Element> {
  var value: Element
  init(_ value: Element) { self.value = value }
}
