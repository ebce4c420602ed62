/// A subject that sends each event to the current observers. It remembers nothing but its terminal
/// event.
///
///     --1--2--3--|
///       a PublishSubject, subscribed to at 6
///     --------3--|
///
/// After the subject has ended, a late subscriber receives the terminal event.
public final class PublishSubject<Element>: Observable<Element>, SubjectType, Cancelable,
  ObserverType
{
  /// The type of the receiving end.
  public typealias SubjectObserverType = PublishSubject<Element>

  private let observers: Observers<Element>
  private let closeObservers: () -> Void

  /// Creates a subject without observers.
  public init() {
    observers = Observers(replay: Replay(limit: 0))
    closeObservers = observers.closing
    super.init(opensTrampoline: false, run: observers.subscribe)
  }

  deinit { closeObservers() }

  /// Whether the subject has observers.
  public var hasObservers: Bool { !observers.isEmpty }

  /// Whether `dispose()` has been called.
  public var isDisposed: Bool { observers.isDisposed }

  /// Sends an event to all observers.
  public func on(_ event: Event<Element>) { observers.send(event) }

  /// Returns this subject itself.
  public func asObserver() -> PublishSubject<Element> { self }

  /// Removes all observers without sending an event. A later subscriber receives `RxError.disposed`.
  public func dispose() { observers.dispose(self) }
}
