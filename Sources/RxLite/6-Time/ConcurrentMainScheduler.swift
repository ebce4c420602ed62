import Dispatch
import Foundation

/// Runs work on the main thread: at once if it is called there, even if other work is waiting.
///
/// It doesn't keep the order, which makes it right for `subscribe(on:)` and wrong for
/// `observe(on:)`. Use ``MainScheduler`` there.
public final class ConcurrentMainScheduler: SchedulerType {
  /// The shared scheduler of the main thread.
  public static let instance = ConcurrentMainScheduler()

  private let timers = DispatchQueueConfiguration(queue: .main, leeway: .nanoseconds(0))

  private init() {}

  /// The time on the system's clock.
  public var now: Date { Date() }

  /// Runs `action` at once on the main thread; from any other thread, schedules it on the main
  /// queue.
  ///
  /// - Returns: A disposable that cancels the action, or disposes what it returned.
  public func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    DispatchQueue.isMain ? action(state) : timers.schedule(state, action: action)
  }

  /// Schedules `action` to run on the main thread after `dueTime`.
  ///
  /// - Returns: A disposable that cancels the action, or disposes what it returned.
  public func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    timers.scheduleRelative(state, dueTime: dueTime, action: action)
  }

  /// Schedules `action` to run on the main thread after `startAfter`, and then after each `period`.
  ///
  /// - Parameter action: Receives the state and returns the next one.
  /// - Returns: A disposable that stops the repetition.
  public func schedulePeriodic<StateType>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping (StateType) -> StateType
  ) -> any Disposable {
    timers.schedulePeriodic(state, startAfter: startAfter, period: period, action: action)
  }
}
