import Synchronization

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

  /// The last element, which is sent at the completion.
  private final class Last {
    struct State {
      var element: Element?
      var isOver = false
    }
    let state = Mutex(State())
  }

  private let observers = Observers<Element>(replay: Replay(limit: 0))
  private let last = Last()
  private let closeObservers: () -> Void

  /// Creates a subject without an element.
  public init() {
    closeObservers = observers.closing
    super.init(opensTrampoline: false) { [observers, last] sink in
      if let added = observers.add(sink.observer) {
        return sink.attach { observers.remove(added.key) }
      }
      guard let ending = observers.terminalEvent else { return }
      if ending.isCompleted, let element = last.state.withLock({ $0.element }) {
        sink.observer.onNext(element)
      }
      sink.observer.on(ending)
    }
  }

  deinit { closeObservers() }

  /// Whether the subject has observers.
  public var hasObservers: Bool { !observers.isEmpty }

  /// Stores an element, or sends the terminal event. The stored element is sent before a completion.
  public func on(_ event: Event<Element>) {
    // The element that is replaced is released outside the lock: a deinit may be the learner's code.
    var replaced: Element?
    let (wasOver, element) = last.state.withLock { last in
      let wasOver = last.isOver
      last.isOver = wasOver || event.isStopEvent
      if !wasOver, let element = event.element {
        replaced = last.element
        last.element = element
      }
      return (wasOver, last.element)
    }
    _ = replaced
    if !wasOver, event.isStopEvent {
      observers.send(event, after: event.isCompleted ? element : nil)
    }
  }

  /// Returns this subject itself.
  public func asObserver() -> AsyncSubject<Element> { self }
}
