import Foundation

/// A length of time, as `.seconds(1)` or `.milliseconds(300)`.
public typealias RxTimeInterval = DispatchTimeInterval

/// A point in time.
public typealias RxTime = Date

/// Runs work: now, soon, or on another thread.
public protocol ImmediateSchedulerType {
  /// Has `action` run as soon as it is its turn.
  ///
  /// - Returns: what keeps `action` from running, or disposes what it returned.
  func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable
}

/// Runs work at a time.
public protocol SchedulerType: ImmediateSchedulerType {
  /// The time on this scheduler's clock.
  var now: RxTime { get }

  /// Has `action` run once `dueTime` has passed.
  func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable

  /// Has `action` run once `startAfter` has passed, and then after each `period`, until disposed.
  ///
  /// - Parameter action: gets the state and returns the next one.
  func schedulePeriodic<StateType>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping (StateType) -> StateType
  ) -> any Disposable
}
