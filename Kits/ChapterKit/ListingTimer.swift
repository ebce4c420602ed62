import Dispatch
import RxLite
import Synchronization

/// A timer on the clock of a listing, with the methods of a `DispatchSourceTimer`: create it, set when it
/// is due and what it does, and start it.
public final class ListingTimer {
  /// A point in time, counted from now.
  public struct Deadline {
    fileprivate let delay: RxTimeInterval

    /// This moment.
    public static func now() -> Deadline { Deadline(delay: .nanoseconds(0)) }

    /// A moment that is `interval` from now.
    public static func + (now: Deadline, interval: RxTimeInterval) -> Deadline {
      Deadline(delay: interval)
    }
  }

  private let scheduler: any SchedulerType
  private var schedule = (delay: RxTimeInterval.never, period: RxTimeInterval.never)
  private let handler = Mutex<(() -> Void)?>(nil)
  private let ticking = SerialDisposable()

  init(_ scheduler: any SchedulerType) { self.scheduler = scheduler }

  /// Sets when the first tick is due, and the time from one tick to the next.
  public func schedule(deadline: Deadline, repeating interval: RxTimeInterval = .never) {
    schedule = (deadline.delay, interval)
  }

  /// Sets the closure that each tick calls.
  public func setEventHandler(handler: (() -> Void)?) {
    self.handler.withLock { $0 = handler }
  }

  /// Starts the timer. The clock keeps it alive until it is cancelled.
  public func resume() {
    let tick = { self.handler.withLock { $0 }?() ?? () }
    ticking.disposable =
      if schedule.period == .never {
        scheduler.scheduleRelative((), dueTime: schedule.delay) {
          tick()
          return Disposables.create()
        }
      } else {
        scheduler.schedulePeriodic(
          (), startAfter: schedule.delay, period: schedule.period, action: tick)
      }
  }

  /// Stops the timer, and releases its handler.
  public func cancel() {
    ticking.dispose()
    setEventHandler(handler: nil)
  }
}
