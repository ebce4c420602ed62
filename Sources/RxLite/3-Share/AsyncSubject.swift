/// A subject that keeps the last element to itself until it completes.
///
///     --1--2--3--|
///       an AsyncSubject
///     -----------(3,|)
///
/// If it fails, only the error is sent.
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

  /// Keeps an element, or ends: the element that is kept goes out with the completion.
  public func on(_ event: Event<Element>) { observers.send(event) }

  /// Returns this subject itself.
  public func asObserver() -> AsyncSubject<Element> { self }
}
