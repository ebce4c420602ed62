/// A subject that emits only its last element, when it completes.
///
///     --1--2--3--|
///       an AsyncSubject
///     -----------(3,|)
///
/// If the subject fails, only the error is sent. After the subject has ended, a late subscriber
/// receives the same events.
public final class AsyncSubject<Element>: Observable<Element>, SubjectType,
  ObserverType
{
  /// The type of the receiving end.
  public typealias SubjectObserverType = AsyncSubject<Element>

  private let observers: Observers<Element>

  /// Creates a subject without an element.
  public init() {
    observers = Observers(replay: Replay(limit: 1, outlastsEnd: true, isFinal: true))
    super.init(opensTrampoline: false, run: observers.subscribe)
  }

  deinit { observers.close() }

  /// Whether the subject has observers.
  public var hasObservers: Bool { !observers.isEmpty }

  /// Stores an element, or sends the terminal event. The stored element is sent before a completion.
  public func on(_ event: Event<Element>) { observers.send(event) }

  /// Returns this subject itself.
  public func asObserver() -> AsyncSubject<Element> { self }
}
