// It keeps the events in a list, and one turn delivers all of it: others that wait for the scheduler get
// no turn in between.
// Rejected with: 1 and 2 waited, and the scheduler had a single turn.
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
