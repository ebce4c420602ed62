import Synchronization

extension ObservableType {
  /// Fails when no event arrives within `dueTime`.
  ///
  ///     --1-2-->
  ///       timeout(.seconds(3))
  ///     --1-2--X
  ///
  /// - Ends: With its source; fails with `RxError.timeout` when `dueTime` has passed since the
  ///   subscription or the last element.
  public func timeout(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    timeout(dueTime, other: Observable.error(RxError.timeout), scheduler: scheduler)
  }

  /// Switches to another sequence when no event arrives within `dueTime`.
  ///
  ///     --1-2-->
  ///     --8--|
  ///       timeout(.seconds(3), other: other)
  ///     --1-2----8--|
  ///
  /// - Ends: With its source, or with the other sequence once it has switched.
  public func timeout<Source: ObservableConvertibleType>(
    _ dueTime: RxTimeInterval, other: Source, scheduler: any SchedulerType
  ) -> Observable<Element> where Source.Element == Element {
    let source = asObservable()
    let other = other.asObservable()
    return Observable { sink in
      let current = SerialDisposable()
      let first = Subscription()
      current.disposable = first
      let clock = TimeoutClock(dueTime, scheduler) {
        current.disposable = other.start(sink.asObserver())
      }
      // NB: First, as in RxSwift: a scheduler that doesn't wait switches before the source is started.
      clock.restart()
      source.start(
        AnyObserver { event in
          guard clock.isInTime() else { return }
          sink.on(event)
          if !event.isStopEvent { clock.restart() }
        }, attachedTo: first)
      sink.attach(Pair(current, clock.alarm))
    }
  }
}

/// Waits for the next event, and calls a closure if none arrives in time.
///
/// The alarm and the source may be on two threads. The first one wins, and no lock is needed for
/// that.
private final class TimeoutClock {
  private static let ended = -1
  let alarm: Alarm
  private let dueTime: RxTimeInterval
  private let onTimeout: () -> Void
  private let events = Atomic<Int>(0)

  init(
    _ dueTime: RxTimeInterval, _ scheduler: any SchedulerType, onTimeout: @escaping () -> Void
  ) {
    alarm = Alarm(on: scheduler)
    self.dueTime = dueTime
    self.onTimeout = onTimeout
  }

  /// Restarts the clock for the next event.
  func restart() {
    let count = events.load(ordering: .acquiring)
    alarm.set(after: dueTime) { [self] in
      if count != Self.ended, becomes(Self.ended, from: count) { onTimeout() }
    }
  }

  /// Returns whether an event has arrived in time.
  func isInTime() -> Bool {
    let count = events.load(ordering: .acquiring)
    return count != Self.ended && becomes(count + 1, from: count)
  }

  private func becomes(_ new: Int, from count: Int) -> Bool {
    events.compareExchange(
      expected: count, desired: new, ordering: .acquiringAndReleasing
    ).exchanged
  }
}
