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
      var sentAt: RxTime?
      var waiting: Element?
      var isCompleted = false
      func send(_ element: Element) {
        waiting = nil
        clock.send(.next(element))
        sentAt = clock.now
      }
      func sendWaiting() {
        if let element = waiting { send(element) }
        if isCompleted { clock.send(.completed) }
      }
      return { event in
        switch event {
        case .next(let element):
          let left = sentAt.map { dueTime.left(since: $0, at: clock.now) } ?? .nanoseconds(0)
          if left.isZero { return send(element) }
          if latest, waiting == nil { clock.setAlarm(after: left, sendWaiting) }
          if latest { waiting = element }
        case .error: clock.send(event)
        case .completed:
          isCompleted = true
          if waiting == nil { clock.send(event) }
        }
      }
    }
  }
}
