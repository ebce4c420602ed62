extension ObservableType {
  /// Sends an element once no other has come for `dueTime`: the last of each burst.
  ///
  ///     --1-2-3-------4---|
  ///       debounce(.seconds(3))
  ///     ---------3-------4|
  ///
  /// - Ends: with its source; an element that still waits is sent before the completion, and dropped
  ///   before an error.
  /// - Memory: the last element.
  public func debounce(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    timed(on: scheduler) { clock in
      var waiting: Element?
      func sendWaiting() {
        if let element = waiting.take() { clock.send(.next(element)) }
      }
      return { event in
        if case .next(let element) = event {
          waiting = element
          return clock.setAlarm(after: dueTime, sendWaiting)
        }
        if event.isCompleted { sendWaiting() }
        clock.send(event)
      }
    }
  }

  /// Sends an element, then none for `dueTime`; after that the latest of those that came meanwhile.
  ///
  ///     --1-2-3-------4---|
  ///       throttle(.seconds(3))
  ///     --1--2--3-----4---|
  ///
  /// - Parameter latest: whether the latest element is sent when the time is up. With `false` all that
  ///   comes meanwhile is dropped.
  /// - Ends: with its source; a completion waits until the latest element is sent, an error does not.
  /// - Memory: the latest element.
  ///
  /// NB: The time that is left is rounded to whole units of `dueTime`: after 0.6 seconds of
  /// `.seconds(1)` the next element is let through. Give milliseconds where that matters.
  public func throttle(
    _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType
  ) -> Observable<Element> {
    timed(on: scheduler) { clock in
      let pace = Pace(clock, dueTime)
      return { event in
        switch event {
        case .next(let element): pace.pass(element, orKeep: latest)
        case .error: clock.send(event)
        case .completed: pace.complete()
        }
      }
    }
  }
}

/// What `throttle` remembers: when it last sent something, and what waits since.
private final class Pace<Element> {
  private let clock: Clockwork<Element>
  private let dueTime: RxTimeInterval
  private var sentAt: RxTime?
  private var waiting: Element?
  private var isCompleted = false

  init(_ clock: Clockwork<Element>, _ dueTime: RxTimeInterval) {
    self.clock = clock
    self.dueTime = dueTime
  }

  /// Sends the element if its time has come. If not, it waits in place of the one before, or is
  /// dropped.
  func pass(_ element: Element, orKeep isKept: Bool) {
    let left = sentAt.map { dueTime.left(since: $0, at: clock.now) } ?? .nanoseconds(0)
    if left.isZero { return send(element) }
    guard isKept else { return }
    if waiting == nil { clock.setAlarm(after: left, sendWaiting) }
    waiting = element
  }

  /// Completes, once nothing waits any more.
  func complete() {
    isCompleted = true
    if waiting == nil { clock.send(.completed) }
  }

  private func send(_ element: Element) {
    waiting = nil
    clock.send(.next(element))
    sentAt = clock.now
  }

  private func sendWaiting() {
    if let waiting { send(waiting) }
    if isCompleted { clock.send(.completed) }
  }
}
