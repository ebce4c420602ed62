extension ObservableType {
  /// Emits an element when no other has followed it for `dueTime`: the last of each burst.
  ///
  ///     --1-2-3-------4---|
  ///       debounce(.seconds(3))
  ///     ---------3-------4|
  ///
  /// - Ends: With its source. An element that still waits is emitted before the completion, and
  ///   dropped before an error.
  /// - Memory: The last element.
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

  /// Emits an element, then none for `dueTime`, and then the latest of those that have arrived
  /// meanwhile.
  ///
  ///     --1-2-3-------4---|
  ///       throttle(.seconds(3))
  ///     --1--2--3-----4---|
  ///
  /// NB: The time that is left is rounded to whole units of `dueTime`: after 0.6 seconds of
  /// `.seconds(1)` the next element is emitted. Use milliseconds where that matters.
  ///
  /// - Parameter latest: Whether to emit the latest element after `dueTime`. With `false` all
  ///   elements that arrive meanwhile are dropped.
  /// - Ends: With its source. The completion waits until the latest element is emitted; an error
  ///   doesn't.
  /// - Memory: The latest element.
  public func throttle(
    _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType
  ) -> Observable<Element> {
    let source = asObservable()
    return .join(ThrottleState<Element>()) { join in
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

/// The state of `throttle`: when it last emitted an element, and what has been waiting since.
private struct ThrottleState<Element> {
  var sentAt: RxTime?
  var waiting: Element?
  var sourceHasCompleted = false
}
