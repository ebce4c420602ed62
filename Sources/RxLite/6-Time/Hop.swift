import Synchronization

/// Carries events over to a scheduler, one after the other and in order.
///
/// A serial queue keeps the order by itself. On any other scheduler, one piece of work at a time takes
/// the next event from a queue and then schedules itself again.
final class Hop<Element>: Disposable {
  private let scheduler: any ImmediateSchedulerType
  private let serialQueue: SerialDispatchQueueScheduler?
  private let deliver: (Event<Element>) -> Void
  private let waiting = Mutex<(events: Queue<Event<Element>>, isUnderWay: Bool)>((Queue(), false))
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
    let isUnderWay = waiting.withLock { waiting in
      defer { waiting.isUnderWay = true }
      waiting.events.enqueue(event)
      return waiting.isUnderWay
    }
    if !isUnderWay { work.disposable = scheduler.scheduleRecursive((), action: deliverNext) }
  }

  func dispose() { work.dispose() }

  private func deliverNext(_: Void, again: (()) -> Void) {
    let event = waiting.withLock { $0.events.dequeue() }
    if let event { deliver(event) }
    let isEmpty = waiting.withLock { waiting in
      waiting.isUnderWay = !waiting.events.isEmpty
      return waiting.events.isEmpty
    }
    if !isEmpty { again(()) }
  }
}
