import Foundation

/// A length of time, as `.seconds(1)` or `.milliseconds(300)`.
public typealias RxTimeInterval = DispatchTimeInterval

/// A point in time.
public typealias RxTime = Date

/// A scheduler that runs work: at once, soon, or on another thread.
public protocol ImmediateSchedulerType {
  /// Schedules `action` to run as soon as possible.
  ///
  /// - Returns: A disposable that cancels `action` before it runs, or disposes what it returned.
  func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable
}

/// A scheduler that runs work at a due time.
public protocol SchedulerType: ImmediateSchedulerType {
  /// The current time of this scheduler's clock.
  var now: RxTime { get }

  /// Schedules `action` to run after `dueTime`.
  ///
  /// - Returns: A disposable that cancels `action` before it runs, or disposes what it returned.
  func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable

  /// Schedules `action` to run after `startAfter`, and then after each `period`.
  ///
  /// - Parameter action: Receives the state and returns the next one.
  /// - Returns: A disposable that stops the ticks.
  func schedulePeriodic<StateType>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping (StateType) -> StateType
  ) -> any Disposable
}
