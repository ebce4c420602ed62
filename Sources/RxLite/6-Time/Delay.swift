import Synchronization

extension ObservableType {
  /// Delays each element, and the completion, by `dueTime`. An error is not delayed.
  ///
  ///     --1-2---3|
  ///       delay(.seconds(3))
  ///     -----1-2---3|
  ///
  /// - Ends: Completes `dueTime` after its source; fails as soon as its source fails, and drops the
  ///   delayed elements then.
  /// - Memory: The delayed events.
  public func delay(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    let source = asObservable()
    return Observable { sink in
      let upstream = Subscription()
      let delayed = DelayedEvents(dueTime: dueTime, alarm: Alarm(on: scheduler), deliver: sink.on)
      source.start(
        AnyObserver { event in
          if event.isStopEvent { upstream.dispose() }
          delayed.send(event)
        }, attachedTo: upstream)
      sink.attach(Pair(upstream, delayed))
    }
  }

  /// Subscribes to the source after `dueTime`.
  ///
  ///     --1-2---3|
  ///       delaySubscription(.seconds(3))
  ///     -----1-2---3|
  ///
  /// - Ends: With its source.
  public func delaySubscription(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    let source = asObservable()
    return Observable { sink in
      sink.attach(
        scheduler.scheduleRelative((), dueTime: dueTime) {
          source.start(sink.asObserver())
        })
    }
  }
}

/// A queue of events that are delivered one after the other when their time has come.
///
/// Only one event is delivered at a time, and no lock is held meanwhile: the source can emit on
/// another thread while the observer is busy. An error overtakes all waiting events, but not one
/// that is being delivered.
private final class DelayedEvents<Element>: Disposable {
  private struct Entry {
    let time: RxTime
    let event: Event<Element>
  }

  private struct State {
    var entries = Queue<Entry>()
    var failure: Event<Element>?
    /// Whether the alarm is set, or an event is being delivered.
    var isActive = false
    var isDelivering = false

    /// Removes the event to deliver. An error that arrives during the delivery waits for it.
    mutating func next() -> Event<Element>? {
      guard failure == nil, let entry = entries.dequeue() else { return nil }
      isDelivering = true
      return entry.event
    }
  }

  private let dueTime: RxTimeInterval
  private let alarm: Alarm
  private let deliver: (Event<Element>) -> Void
  private let state = Mutex(State())

  init(dueTime: RxTimeInterval, alarm: Alarm, deliver: @escaping (Event<Element>) -> Void) {
    self.dueTime = dueTime
    self.alarm = alarm
    self.deliver = deliver
  }

  func send(_ event: Event<Element>) {
    if case .error = event { return fail(event) }
    let entry = Entry(time: alarm.now, event: event)
    let isFirst = state.withLock { state in
      defer { state.isActive = true }
      state.entries.enqueue(entry)
      return !state.isActive
    }
    if isFirst { alarm.set(after: dueTime, deliverNext) }
  }

  func dispose() { alarm.dispose() }

  private func fail(_ event: Event<Element>) {
    let isDelivering = state.withLock { state in
      state.entries = Queue()
      state.failure = event
      return state.isDelivering
    }
    if !isDelivering { deliver(event) }
  }

  private func deliverNext() {
    guard let event = state.withLock({ $0.next() }) else { return }
    deliver(event)
    let (failure, following) = state.withLock { state in
      state.isDelivering = false
      state.isActive = !state.entries.isEmpty
      return (state.failure, state.entries.first)
    }
    if let failure { return deliver(failure) }
    if let following {
      alarm.set(after: dueTime.left(since: following.time, at: alarm.now), deliverNext)
    }
  }
}
