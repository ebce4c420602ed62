/// A subject that always has a value, which each subscriber receives first.
///
///     --1--2--3--|
///       a BehaviorSubject(value: 0)
///     0-1--2--3--|
///
///     --1--2--3--|
///       a BehaviorSubject(value: 0), subscribed to at 6
///     ------2-3--|
///
/// After the subject has ended, a late subscriber receives the terminal event and no value.
public final class BehaviorSubject<Element>: Observable<Element>, SubjectType, Cancelable,
  ObserverType
{
  /// The type of the receiving end.
  public typealias SubjectObserverType = BehaviorSubject<Element>

  private let observers: Observers<Element>
  private let closeObservers: () -> Void

  /// Creates a subject whose value is `value`.
  public init(value: Element) {
    observers = Observers(replay: Replay(limit: 1, addsFirst: true))
    closeObservers = observers.closing
    super.init(opensTrampoline: false, run: observers.subscribe)
    observers.send(.next(value))
  }

  deinit { closeObservers() }

  /// Whether the subject has observers.
  public var hasObservers: Bool { !observers.isEmpty }

  /// Whether `dispose()` has been called.
  public var isDisposed: Bool { observers.isDisposed }

  /// Sends an event to all observers, and stores an element as the value.
  public func on(_ event: Event<Element>) { observers.send(event) }

  /// Returns this subject itself.
  public func asObserver() -> BehaviorSubject<Element> { self }

  /// Removes all observers without sending an event. A later subscriber receives `RxError.disposed`.
  public func dispose() { observers.dispose(self, keepsElements: true) }

  /// Returns the current value; after completion, the last one.
  ///
  /// - Throws: The error that the subject received, or `RxError.disposed`.
  public func value() throws -> Element {
    if let error = observers.terminalEvent?.error { throw error }
    return current
  }

  /// The current value, or the last one if the subject has ended or was disposed.
  var current: Element { observers.latest! }
}
