import RxLite
import Synchronization

extension ObservableType {
  /// Delivers the events of a hot source on a serial scheduler. Of the elements that wait, only the newest is
  /// kept.
  ///
  ///     source   --1--2--3--4--5--6--7--|
  ///       hotOn(scheduler)                   the scheduler is busy while 3, 4 and 5 are sent
  ///     result   --1--2--------5--6--7--|
  func hotOn(_ scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    Observable.create { observer in
      let mailbox = Mailbox<Element>()
      let waiting = SerialDisposable()
      let subscription = self.subscribe { event in
        guard mailbox.put(event) else { return }
        // It is in its place before the work runs, which may send the next event.
        let work = SingleAssignmentDisposable()
        waiting.disposable = work
        work.setDisposable(
          scheduler.schedule(()) {
            for event in mailbox.empty() { observer.on(event) }
            return Disposables.create()
          })
      }
      return Disposables.create(subscription, waiting)
    }
  }
}

/// What waits for its turn: at most one element and one terminal event.
private final class Mailbox<Element>: Sendable {
  private let events = Mutex<(element: Event<Element>?, end: Event<Element>?)>((nil, nil))

  /// Takes an event in.
  ///
  /// - Returns: Whether nothing has waited.
  func put(_ event: Event<Element>) -> Bool {
    events.withLock { events in
      let wasEmpty = events.element == nil && events.end == nil
      if event.isStopEvent { events.end = event } else { events.element = event }
      return wasEmpty
    }
  }

  /// Returns what waits, the element first. After that nothing waits.
  func empty() -> [Event<Element>] {
    events.withLock { events in
      defer { events = (nil, nil) }
      return [events.element, events.end].compactMap { $0 }
    }
  }
}
