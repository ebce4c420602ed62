import Dispatch
import Foundation

/// Puts work on a dispatch queue: now, later or periodically. Both kinds of queue schedulers use
/// it.
struct DispatchQueueConfiguration {
  let queue: DispatchQueue
  let leeway: DispatchTimeInterval

  func schedule<State>(
    _ state: State, action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    let work = ScheduledWork { action(state) }
    queue.async { work.run() }
    return work
  }

  func scheduleRelative<State>(
    _ state: State, dueTime: RxTimeInterval, action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    let work = ScheduledWork { action(state) }
    let timer = timer(startAfter: dueTime, period: .never) { cancel in
      work.run()
      cancel()
    }
    return Disposables.create(timer, work)
  }

  func schedulePeriodic<State>(
    _ state: State, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping (State) -> State
  ) -> any Disposable {
    if period.isNegative {
      refuse("A dispatch queue has no timer with a negative period: give it zero or more.")
    }
    let flag = BooleanDisposable()
    var state = state
    let timer = timer(startAfter: startAfter, period: period) { _ in
      if !flag.isDisposed { state = action(state) }
    }
    return Disposables.create(flag, timer)
  }

  /// Starts a timer.
  ///
  /// NB: Dispatch drops a timer without references, and a caller may drop the returned disposable.
  /// So the handler holds the timer, which holds the handler, until the timer is cancelled.
  ///
  /// - Returns: A disposable that cancels the timer.
  private func timer(
    startAfter: RxTimeInterval, period: RxTimeInterval, handler: @escaping (() -> Void) -> Void
  ) -> any Disposable {
    let timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: .now() + startAfter, repeating: period, leeway: leeway)
    let cancel = Disposables.create {
      timer.setEventHandler(handler: nil)
      timer.cancel()
    }
    timer.setEventHandler { handler(cancel.dispose) }
    timer.resume()
    return cancel
  }
}

/// Runs work on a serial dispatch queue, one piece after the other.
///
/// Work is serial even if the given queue is concurrent: the scheduler has its own serial queue,
/// which targets the given one.
public class SerialDispatchQueueScheduler: SchedulerType {
  let configuration: DispatchQueueConfiguration

  /// The time on the system's clock.
  public var now: Date { Date() }

  init(serialQueue: DispatchQueue, leeway: DispatchTimeInterval = .nanoseconds(0)) {
    configuration = DispatchQueueConfiguration(queue: serialQueue, leeway: leeway)
  }

  /// Creates a scheduler with its own serial queue.
  ///
  /// - Parameters:
  ///   - internalSerialQueueName: The label of the queue.
  ///   - serialQueueConfiguration: Called with the queue to set it up further.
  ///   - leeway: How late a timer may be.
  public convenience init(
    internalSerialQueueName: String, serialQueueConfiguration: ((DispatchQueue) -> Void)? = nil,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    let queue = DispatchQueue(label: internalSerialQueueName, attributes: [])
    serialQueueConfiguration?(queue)
    self.init(serialQueue: queue, leeway: leeway)
  }

  /// Creates a scheduler with a serial queue that runs its work on `queue`, which may be
  /// concurrent.
  public convenience init(
    queue: DispatchQueue, internalSerialQueueName: String,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    let serialQueue = DispatchQueue(
      label: internalSerialQueueName, attributes: [], target: queue)
    self.init(serialQueue: serialQueue, leeway: leeway)
  }

  /// Creates a scheduler with a serial queue that runs its work at a quality of service.
  public convenience init(
    qos: DispatchQoS, internalSerialQueueName: String = "rx.global_dispatch_queue.serial",
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    self.init(
      queue: DispatchQueue.global(qos: qos.qosClass),
      internalSerialQueueName: internalSerialQueueName, leeway: leeway)
  }

  /// Schedules `action` to run on the queue, after all work that was scheduled before.
  ///
  /// - Returns: A disposable that cancels the action, or disposes what it returned.
  public final func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    scheduleInternal(state, action: action)
  }

  /// Runs `work` at once if this scheduler doesn't have to make it wait.
  ///
  /// - Returns: Whether the work has run.
  func runsAtOnce(_ work: () -> Void) -> Bool { false }

  func scheduleInternal<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    configuration.schedule(state, action: action)
  }

  /// Schedules `action` to run on the queue after `dueTime`.
  ///
  /// - Returns: A disposable that cancels the action, or disposes what it returned.
  public final func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    configuration.scheduleRelative(state, dueTime: dueTime, action: action)
  }

  /// Schedules `action` to run on the queue after `startAfter`, and then after each `period`.
  ///
  /// - Parameter action: Receives the state and returns the next one.
  /// - Returns: A disposable that stops the repetition.
  public final func schedulePeriodic<StateType>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping (StateType) -> StateType
  ) -> any Disposable {
    configuration.schedulePeriodic(
      state, startAfter: startAfter, period: period, action: action)
  }
}

/// Runs work on a dispatch queue that may be concurrent: two pieces may run at the same time.
public final class ConcurrentDispatchQueueScheduler: SchedulerType {
  private let configuration: DispatchQueueConfiguration

  /// The time on the system's clock.
  public var now: Date { Date() }

  /// Creates a scheduler for a queue.
  public init(queue: DispatchQueue, leeway: DispatchTimeInterval = .nanoseconds(0)) {
    configuration = DispatchQueueConfiguration(queue: queue, leeway: leeway)
  }

  /// Creates a scheduler with a concurrent queue at a quality of service.
  public convenience init(qos: DispatchQoS, leeway: DispatchTimeInterval = .nanoseconds(0)) {
    self.init(
      queue: DispatchQueue(
        label: "rxswift.queue.\(qos)", qos: qos, attributes: [.concurrent], target: nil),
      leeway: leeway)
  }

  /// Schedules `action` to run on the queue.
  ///
  /// - Returns: A disposable that cancels the action, or disposes what it returned.
  public func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    configuration.schedule(state, action: action)
  }

  /// Schedules `action` to run on the queue after `dueTime`.
  ///
  /// - Returns: A disposable that cancels the action, or disposes what it returned.
  public func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    configuration.scheduleRelative(state, dueTime: dueTime, action: action)
  }

  /// Schedules `action` to run on the queue after `startAfter`, and then after each `period`.
  ///
  /// - Parameter action: Receives the state and returns the next one.
  /// - Returns: A disposable that stops the repetition.
  public func schedulePeriodic<StateType>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping (StateType) -> StateType
  ) -> any Disposable {
    configuration.schedulePeriodic(
      state, startAfter: startAfter, period: period, action: action)
  }
}
