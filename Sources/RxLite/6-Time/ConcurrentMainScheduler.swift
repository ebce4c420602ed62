import Dispatch
import Foundation

/// Runs work on the main thread, at once if it is there already, even if other work waits.
///
/// So the order is not kept, which makes it right for `subscribe(on:)` and wrong for `observe(on:)`:
/// that needs ``MainScheduler``.
public final class ConcurrentMainScheduler: SchedulerType {
  /// The scheduler of the main thread.
  public static let instance = ConcurrentMainScheduler()

  private let timers = DispatchQueueConfiguration(queue: .main, leeway: .nanoseconds(0))

  private init() {}

  /// The time on the system's clock.
  public var now: Date { Date() }

  /// Does `action` now if this is the main thread; otherwise when the main queue comes round.
  public func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    DispatchQueue.isMain ? action(state) : timers.schedule(state, action: action)
  }

  /// Has `action` run on the main thread once `dueTime` has passed.
  public func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    timers.scheduleRelative(state, dueTime: dueTime, action: action)
  }

  /// Has `action` run on the main thread again and again.
  public func schedulePeriodic<StateType>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping (StateType) -> StateType
  ) -> any Disposable {
    timers.schedulePeriodic(state, startAfter: startAfter, period: period, action: action)
  }
}
