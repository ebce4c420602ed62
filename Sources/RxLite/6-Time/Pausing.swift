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
    let source = asObservable()
    return .join(Element?.none) { join in
      let alarm = Alarm(on: scheduler)
      func sendWaiting() {
        if let element = join.state.take() { join.send(element) }
      }
      let upstream = join.subscribe(to: source, disposes: .atEnd) { element in
        join.state = element
        alarm.set(after: dueTime, for: join, sendWaiting)
      } onCompleted: {
        sendWaiting()
        join.end(with: .completed)
      }
      return Pair(upstream, alarm)
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
    let source = asObservable()
    return .join(Pace<Element>()) { join in
      let alarm = Alarm(on: scheduler)
      func send(_ element: Element) {
        join.state.waiting = nil
        join.send(element)
        join.state.sentAt = alarm.now
      }
      func sendWaiting() {
        if let element = join.state.waiting { send(element) }
        if join.state.sourceHasCompleted { join.end(with: .completed) }
      }
      let upstream = join.subscribe(to: source, disposes: .atEnd) { element in
        let left = join.state.sentAt.map { dueTime.left(since: $0, at: alarm.now) }
        if left?.isZero ?? true { return send(element) }
        guard latest, let left else { return }
        if join.state.waiting == nil { alarm.set(after: left, for: join, sendWaiting) }
        join.state.waiting = element
      } onCompleted: {
        join.state.sourceHasCompleted = true
        if join.state.waiting == nil { join.end(with: .completed) }
      }
      return Pair(upstream, alarm)
    }
  }
}

/// What `throttle` remembers: when it last sent something, and what has been waiting since.
private struct Pace<Element> {
  var sentAt: RxTime?
  var waiting: Element?
  var sourceHasCompleted = false
}
