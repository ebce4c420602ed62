import Synchronization

extension ObservableType {
  /// Sends each element, and the completion, `dueTime` later. An error is not delayed.
  ///
  ///     --1-2---3|
  ///       delay(.seconds(3))
  ///     -----1-2---3|
  ///
  /// - Ends: `dueTime` after its source has completed; fails as soon as it fails, and then drops what
  ///   waits.
  /// - Memory: the events that wait.
  public func delay(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    let source = asObservable()
    return Observable { sink in
      let upstream = Subscription()
      let line = WaitingLine(dueTime: dueTime, alarm: Alarm(on: scheduler), deliver: sink.on)
      source.start(
        AnyObserver { event in
          if event.isStopEvent { upstream.dispose() }
          line.send(event)
        }, as: upstream)
      sink.attach(Pair(upstream, line))
    }
  }

  /// Subscribes to the source once `dueTime` has passed.
  ///
  ///     --1-2---3|
  ///       delaySubscription(.seconds(3))
  ///     -----1-2---3|
  ///
  /// - Ends: with its source.
  public func delaySubscription(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    let source = asObservable()
    return Observable { sink in
      sink.attach(
        scheduler.scheduleRelative((), dueTime: dueTime) {
          source.start(AnyObserver(eventHandler: sink.on))
        })
    }
  }
}

/// Events that wait until their time has come, one behind the other.
///
/// Only one is delivered at a time, and no lock is held meanwhile: the source can go on, on another
/// thread, while the observer is busy. An error overtakes all that wait, but not the one under way.
private final class WaitingLine<Element>: Disposable {
  private struct Ticket {
    let time: RxTime
    let event: Event<Element>
  }

  private struct State {
    var tickets = Queue<Ticket>()
    var failure: Event<Element>?
    /// Whether the alarm is set, or an event under way.
    var isActive = false
    var isDelivering = false

    /// Chooses what to deliver. An error that comes meanwhile waits for it.
    mutating func next() -> Event<Element>? {
      guard failure == nil, let ticket = tickets.dequeue() else { return nil }
      isDelivering = true
      return ticket.event
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
    let ticket = Ticket(time: alarm.now, event: event)
    let isFirst = state.withLock { state in
      defer { state.isActive = true }
      state.tickets.enqueue(ticket)
      return !state.isActive
    }
    if isFirst { alarm.set(after: dueTime, deliverNext) }
  }

  func dispose() { alarm.dispose() }

  private func fail(_ event: Event<Element>) {
    let isDelivering = state.withLock { state in
      state.tickets = Queue()
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
      state.isActive = !state.tickets.isEmpty
      return (state.failure, state.tickets.first)
    }
    if let failure { return deliver(failure) }
    if let following {
      alarm.set(after: dueTime.left(since: following.time, at: alarm.now), deliverNext)
    }
  }
}
