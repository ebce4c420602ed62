import Synchronization

/// Delivers events on a scheduler, one after the other and in order.
///
/// A serial dispatch queue keeps the order by itself. On any other scheduler, one piece of work at
/// a time delivers the next event of a queue and then schedules itself again.
final class EventQueue<Element>: Disposable {
  private let scheduler: any ImmediateSchedulerType
  private let serialQueue: SerialDispatchQueueScheduler?
  private let deliver: (Event<Element>) -> Void
  private let waiting = Mutex<(events: Queue<Event<Element>>, isScheduled: Bool)>((Queue(), false))
  private let work = SerialDisposable()

  init(to scheduler: any ImmediateSchedulerType, deliver: @escaping (Event<Element>) -> Void) {
    self.scheduler = scheduler
    serialQueue = scheduler as? SerialDispatchQueueScheduler
    self.deliver = deliver
  }

  func send(_ event: Event<Element>) {
    if let serialQueue {
      if serialQueue.runsAtOnce({ deliver(event) }) { return }
      _ = serialQueue.schedule(event) { [deliver] event in
        deliver(event)
        return Disposables.create()
      }
      return
    }
    let isScheduled = waiting.withLock { waiting in
      defer { waiting.isScheduled = true }
      waiting.events.enqueue(event)
      return waiting.isScheduled
    }
    if !isScheduled { work.disposable = scheduler.scheduleRecursive((), action: deliverNext) }
  }

  func dispose() { work.dispose() }

  private func deliverNext(_: Void, again: (()) -> Void) {
    let event = waiting.withLock { $0.events.dequeue() }
    if let event { deliver(event) }
    let isEmpty = waiting.withLock { waiting in
      waiting.isScheduled = !waiting.events.isEmpty
      return waiting.events.isEmpty
    }
    if !isEmpty { again(()) }
  }
}
