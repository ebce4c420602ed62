import Synchronization

/// Stands before a late subscriber while elements are replayed to it: what other threads send in the
/// meantime waits, so that nothing overtakes the replay and nothing is lost.
///
/// NB: A lock held during the replay would do the same with less code. But an observer that waits for
/// another thread, which in turn uses the subject, would then wait for ever.
final class ReplayGate<Element> {
  private let observer: AnyObserver<Element>
  private let thread = currentThread
  private let admitsOwnThread: Bool
  private let isOpen = Atomic<Bool>(false)
  private let waiting = Mutex<(events: Queue<Event<Element>>, isOpen: Bool)>((Queue(), false))

  /// - Parameter admitsOwnThread: Whether what the observer itself sends during the replay arrives at
  ///   once, or not at all. RxSwift has both.
  init(_ observer: AnyObserver<Element>, admitsOwnThread: Bool) {
    self.observer = observer
    self.admitsOwnThread = admitsOwnThread
  }

  /// Receives an event as an observer.
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

  /// Receives an element that is sent before the observer is added.
  func onMeanwhile(_ event: Event<Element>) {
    if currentThread != thread { waiting.withLock { $0.events.enqueue(event) } }
  }

  /// Sends what waits, and lets the rest pass.
  func open() {
    while let event = waiting.withLock({ waiting -> Event<Element>? in
      let next = waiting.events.dequeue()
      waiting.isOpen = next == nil
      return next
    }) { observer.on(event) }
    isOpen.store(true, ordering: .releasing)
  }
}
