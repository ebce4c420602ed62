/// Both ends of a sequence in one: what it receives as an observer, it sends to its own observers.
public protocol SubjectType: ObservableType {
  /// The type of the receiving end.
  associatedtype Observer: ObserverType

  /// The receiving end.
  func asObserver() -> Observer
}

/// Sends each event to those who listen at that moment. It remembers nothing but its ending.
///
///     --1--2--3--|
///       a PublishSubject, subscribed to at 6
///     --------3--|
///
/// An observer that comes after the ending gets the ending.
public final class PublishSubject<Element>: Observable<Element>, SubjectType, Cancelable,
  ObserverType
{
  /// The type of the receiving end.
  public typealias SubjectObserverType = PublishSubject<Element>

  private let observers: Observers<Element>

  /// Creates a subject without observers.
  public init() {
    observers = Observers(replay: Replay(limit: 0))
    super.init(opensTrampoline: false, run: observers.subscribe)
  }

  deinit { observers.close() }

  /// Whether the subject has observers.
  public var hasObservers: Bool { !observers.isEmpty }

  /// Whether `dispose()` has been called.
  public var isDisposed: Bool { observers.isDisposed }

  /// Sends an event to all observers.
  public func on(_ event: Event<Element>) { observers.send(event) }

  /// Returns this subject itself.
  public func asObserver() -> PublishSubject<Element> { self }

  /// Removes all observers without sending an event. A later subscriber receives `RxError.disposed`.
  public func dispose() { observers.close(by: self) }
}
