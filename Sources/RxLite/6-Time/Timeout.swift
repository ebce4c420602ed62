import Synchronization

extension ObservableType {
  /// Fails when nothing has come for `dueTime`.
  ///
  ///     --1-2-->
  ///       timeout(.seconds(3))
  ///     --1-2--X
  ///
  /// - Ends: with its source; fails with `RxError.timeout`, counted from the subscription or from the
  ///   last element.
  public func timeout(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    timeout(dueTime, other: Observable.error(RxError.timeout), scheduler: scheduler)
  }

  /// Goes over to another sequence when nothing has come for `dueTime`.
  ///
  ///     --1-2-->
  ///     --8--|
  ///       timeout(.seconds(3), other: other)
  ///     --1-2----8--|
  ///
  /// - Ends: with its source, or with the other sequence once it has gone over.
  public func timeout<Source: ObservableConvertibleType>(
    _ dueTime: RxTimeInterval, other: Source, scheduler: any SchedulerType
  ) -> Observable<Element> where Source.Element == Element {
    let source = asObservable()
    let other = other.asObservable()
    return Observable { sink in
      let current = SerialDisposable()
      let first = Subscription()
      current.disposable = first
      let patience = Patience(dueTime, scheduler) {
        current.disposable = other.start(AnyObserver(eventHandler: sink.on))
      }
      patience.wait()
      source.start(
        AnyObserver { event in
          guard patience.isRenewed() else { return }
          sink.on(event)
          if !event.isStopEvent { patience.wait() }
        }, as: first)
      sink.attach(Pair(current, patience.alarm))
    }
  }
}

/// Waits for the next event, and gives up when none comes in time.
///
/// The alarm and the source may be on two threads: whichever is first wins, and needs no lock for
/// that.
private final class Patience {
  private static let ended = -1
  let alarm: Alarm
  private let dueTime: RxTimeInterval
  private let giveUp: () -> Void
  private let events = Atomic<Int>(0)

  init(
    _ dueTime: RxTimeInterval, _ scheduler: any SchedulerType, giveUp: @escaping () -> Void
  ) {
    alarm = Alarm(on: scheduler)
    self.dueTime = dueTime
    self.giveUp = giveUp
  }

  /// Has the time begin for the next event.
  func wait() {
    let count = events.load(ordering: .acquiring)
    alarm.set(after: dueTime) { [self] in
      if count != Self.ended, becomes(Self.ended, from: count) { giveUp() }
    }
  }

  /// Whether an event is in time.
  func isRenewed() -> Bool {
    let count = events.load(ordering: .acquiring)
    return count != Self.ended && becomes(count + 1, from: count)
  }

  private func becomes(_ new: Int, from count: Int) -> Bool {
    events.compareExchange(
      expected: count, desired: new, ordering: .acquiringAndReleasing
    ).exchanged
  }
}
