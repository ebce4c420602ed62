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
  /// See ``timeout(_:scheduler:)``.
  ///
  /// - Ends: with its source, or with the other sequence once it has gone over.
  public func timeout<Source: ObservableConvertibleType>(
    _ dueTime: RxTimeInterval, other: Source, scheduler: any SchedulerType
  ) -> Observable<Element> where Source.Element == Element {
    let source = asObservable()
    let other = other.asObservable()
    return Observable { downstream, seat in
      let alarm = Alarm(on: scheduler)
      let subscription = SerialDisposable()
      let patience = Patience()
      func setAlarm() {
        let count = patience.count
        alarm.set(after: dueTime) {
          guard patience.ends(at: count) else { return }
          let fallback = Seat()
          other.start(downstream, fallback)
          subscription.disposable = fallback
        }
      }
      let upstream = Seat()
      subscription.disposable = upstream
      setAlarm()
      source.run(
        AnyObserver { event in
          guard patience.isRenewed() else { return }
          downstream.on(event)
          if !event.isStopEvent { setAlarm() }
        }, upstream)
      seat.attach(Disposables.create(subscription, alarm))
    }
  }
}

/// Counts the events that came in time. The alarm and the source may be on two threads: whichever is
/// first wins, and needs no lock for that.
private final class Patience: Sendable {
  private static let ended = -1
  private let events = Atomic<Int>(0)

  var count: Int { events.load(ordering: .acquiring) }

  /// Whether an event is in time.
  func isRenewed() -> Bool {
    let count = count
    return count != Self.ended
      && events.compareExchange(
        expected: count, desired: count + 1, ordering: .acquiringAndReleasing
      ).exchanged
  }

  /// Whether no event has come since there were `count`; then none is in time any more.
  func ends(at count: Int) -> Bool {
    count != Self.ended
      && events.compareExchange(
        expected: count, desired: Self.ended, ordering: .acquiringAndReleasing
      ).exchanged
  }
}
