// It keeps all events in a list, and one turn delivers them: one piece of work waits, and nothing is missed.
// Rejected with: The source sent 1, 2 and 3, and only then the scheduler had its turn.
import RxLite

extension ObservableType {
  func hotOn(_ scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    Observable.create { observer in
      let waiting = Waiting<Element>()
      return self.subscribe { event in
        guard waiting.add(event) else { return }
        _ = scheduler.schedule(()) { _ in
          while let event = waiting.next() { observer.on(event) }
          return Disposables.create()
        }
      }
    }
  }
}

private final class Waiting<Element> {
  private var state = (events: [Event<Element>](), isScheduled: false)

  /// Returns whether somebody has to schedule the delivery.
  func add(_ event: Event<Element>) -> Bool {
    state.events.append(event)
    defer { state.isScheduled = true }
    return !state.isScheduled
  }

  func next() -> Event<Element>? {
    if state.events.isEmpty {
      state.isScheduled = false
      return nil
    }
    return state.events.removeFirst()
  }
}
