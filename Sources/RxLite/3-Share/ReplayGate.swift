import Synchronization

/// Holds back new events from a late subscriber while elements are replayed to it. Events that
/// other threads send in the meantime wait, so that none overtakes the replay and none is lost.
///
/// NB: A lock held during the replay would need less code. But an observer that waits for another
/// thread, which in turn uses the subject, would then wait for ever.
final class ReplayGate<Element> {
  private let observer: AnyObserver<Element>
  private let thread = currentThread
  private let admitsOwnThread: Bool
  private let isOpen = Atomic<Bool>(false)
  private let waiting = Mutex<(events: Queue<Event<Element>>, isOpen: Bool)>((Queue(), false))

  /// - Parameter admitsOwnThread: Whether an event that the observer itself sends during the replay
  ///   arrives at once or is dropped. RxSwift has both.
  init(_ observer: AnyObserver<Element>, admitsOwnThread: Bool) {
    self.observer = observer
    self.admitsOwnThread = admitsOwnThread
  }

  /// Passes an event on, or stores it if the gate isn't open yet.
  func on(_ event: Event<Element>) {
    if isOpen.load(ordering: .acquiring) || (admitsOwnThread && currentThread == thread) {
      return observer.on(event)
    }
    let waits = waiting.withLock { waiting in
      if !waiting.isOpen { waiting.events.enqueue(event) }
      return !waiting.isOpen
    }
    if !waits { observer.on(event) }
  }

  /// Stores an element that another thread sends before the observer is added.
  func onMeanwhile(_ event: Event<Element>) {
    if currentThread != thread { waiting.withLock { $0.events.enqueue(event) } }
  }

  /// Sends the events that wait, and passes on all later ones.
  func open() {
    while let event = waiting.withLock({ waiting -> Event<Element>? in
      let next = waiting.events.dequeue()
      waiting.isOpen = next == nil
      return next
    }) { observer.on(event) }
    isOpen.store(true, ordering: .releasing)
  }
}
