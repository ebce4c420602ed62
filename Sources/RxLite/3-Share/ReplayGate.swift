import Synchronization

/// Stands before a late subscriber while elements are replayed to it: what other threads send in the
/// meantime waits, so that nothing overtakes the replay and nothing is lost.
///
/// NB: A lock held during the replay would do the same with less code. But an observer that waits for
/// another thread, which in turn uses the subject, would then wait for ever.
final class ReplayGate<Element> {
  private let observer: AnyObserver<Element>
  private let thread = currentThread
  private let ownElements: OwnElements
  private let isOpen = Atomic<Bool>(false)
  private let waiting = Mutex<(events: Queue<Event<Element>>, isOpen: Bool)>((Queue(), false))

  init(_ observer: AnyObserver<Element>, _ ownElements: OwnElements) {
    self.observer = observer
    self.ownElements = ownElements
  }

  func on(_ event: Event<Element>) {
    if isOpen.load(ordering: .acquiring) { return observer.on(event) }
    if currentThread == thread {
      if ownElements == .arrive { return observer.on(event) }
      if !event.isStopEvent { return }
    }
    let waits = waiting.withLock { waiting in
      if !waiting.isOpen { waiting.events.enqueue(event) }
      return !waiting.isOpen
    }
    if !waits { observer.on(event) }
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

/// What becomes of an element that an observer sends while elements are replayed to it, as RxSwift has it.
enum OwnElements {
  /// It arrives at once.
  case arrive
  /// It doesn't arrive: the observer is not yet subscribed.
  case areMissed
}
