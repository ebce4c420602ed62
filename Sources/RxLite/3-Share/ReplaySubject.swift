/// A subject that remembers its last elements and replays them to each late subscriber.
///
///     --1--2-------3--|
///       a ReplaySubject of 2, subscribed to at 7
///     -------(1,2)-3--|
///
/// After the subject has ended, a late subscriber receives the remembered elements and then the
/// terminal event.
public final class ReplaySubject<Element>: Observable<Element>, SubjectType, Disposable,
  ObserverType
{
  /// The type of the receiving end.
  public typealias SubjectObserverType = ReplaySubject<Element>

  private let observers: Observers<Element>
  private let closeObservers: () -> Void

  /// Creates a subject that replays the last `bufferSize` elements.
  ///
  /// - Memory: Those elements.
  public static func create(bufferSize: Int) -> ReplaySubject<Element> {
    if bufferSize < 0 { refuse("bufferSize can't be negative: a replay needs zero or more.") }
    return ReplaySubject(limit: bufferSize)
  }

  /// Creates a subject that replays all elements.
  ///
  /// - Memory: All of them, for as long as the subject lives.
  public static func createUnbounded() -> ReplaySubject<Element> { ReplaySubject(limit: .max) }

  private init(limit: Int) {
    observers = Observers(replay: Replay(limit: limit, outlivesEnd: true))
    closeObservers = observers.closing
    super.init(opensTrampoline: false, run: observers.subscribe)
  }

  deinit { closeObservers() }

  /// Whether the subject has observers.
  public var hasObservers: Bool { !observers.isEmpty }

  /// Sends an event to all observers, and stores an element for late subscribers.
  public func on(_ event: Event<Element>) { observers.send(event) }

  /// Returns this subject itself.
  public func asObserver() -> ReplaySubject<Element> { self }

  /// Removes all observers without sending an event. A later subscriber receives `RxError.disposed`.
  public func dispose() { observers.dispose(self) }
}
