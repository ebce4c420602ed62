import Foundation

/// Converts between the time of a ``VirtualTimeScheduler`` and real time.
public protocol VirtualTimeConverterType {
  /// A point in virtual time.
  associatedtype VirtualTimeUnit
  /// A length of virtual time.
  associatedtype VirtualTimeIntervalUnit

  /// Returns the real time that a virtual time represents.
  func convertFromVirtualTime(_ virtualTime: VirtualTimeUnit) -> RxTime
  /// Returns the virtual time that represents a real time.
  func convertToVirtualTime(_ time: RxTime) -> VirtualTimeUnit
  /// Returns the seconds that a length of virtual time represents.
  func convertFromVirtualTimeInterval(_ virtualTimeInterval: VirtualTimeIntervalUnit)
    -> TimeInterval
  /// Returns the length of virtual time that represents a number of seconds.
  func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> VirtualTimeIntervalUnit
  /// Returns the virtual time that is `offset` later.
  func offsetVirtualTime(_ time: VirtualTimeUnit, offset: VirtualTimeIntervalUnit)
    -> VirtualTimeUnit
  /// Compares two points in virtual time.
  func compareVirtualTime(_ lhs: VirtualTimeUnit, _ rhs: VirtualTimeUnit) -> VirtualTimeComparison
}

/// The order of two points in virtual time.
public enum VirtualTimeComparison {
  /// The first is earlier.
  case lessThan
  /// They are the same.
  case equal
  /// The first is later.
  case greaterThan
}

/// Runs work in virtual time: its clock doesn't move until you start it, and then jumps from one
/// piece of work to the next. Hours of virtual time take no real time, and each run gives the same
/// results.
///
/// All work runs on the thread that calls `start` or `advanceTo`.
open class VirtualTimeScheduler<Converter: VirtualTimeConverterType>: SchedulerType {
  /// A point in virtual time.
  public typealias VirtualTime = Converter.VirtualTimeUnit
  /// A length of virtual time.
  public typealias VirtualTimeInterval = Converter.VirtualTimeIntervalUnit

  private var queue: TimedQueue<VirtualTime>
  package let converter: Converter
  /// Whether the scheduler is running work.
  package private(set) var isRunning = false

  /// The virtual time.
  public private(set) var clock: VirtualTime

  /// The real time that the virtual time represents.
  public var now: RxTime { converter.convertFromVirtualTime(clock) }

  /// Creates a scheduler whose clock shows `initialClock`.
  public init(initialClock: VirtualTime, converter: Converter) {
    clock = initialClock
    self.converter = converter
    queue = TimedQueue { converter.compareVirtualTime($0, $1) == .lessThan }
    Resources.gained()
    (Witnesses.current as? any ClockWitness)?.note(clock: self)
  }

  deinit { Resources.lost() }

  /// Schedules `action` to run at the current virtual time, once the clock runs.
  ///
  /// - Returns: A disposable that cancels the action, or disposes what it returned.
  public final func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    scheduleRelative(state, dueTime: .microseconds(0), action: action)
  }

  /// Schedules `action` to run after `dueTime` on this clock.
  ///
  /// - Returns: A disposable that cancels the action, or disposes what it returned.
  public final func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let time = now.adding(dueTime)
    return scheduleAbsoluteVirtual(
      state, time: adjustScheduledTime(converter.convertToVirtualTime(time)), action: action)
  }

  /// Schedules `action` to run after a length of virtual time.
  ///
  /// The time is used as it is, without ``adjustScheduledTime(_:)``.
  ///
  /// - Returns: A disposable that cancels the action, or disposes what it returned.
  public final func scheduleRelativeVirtual<StateType>(
    _ state: StateType, dueTime: VirtualTimeInterval,
    action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let time = converter.offsetVirtualTime(clock, offset: dueTime)
    return scheduleAbsoluteVirtual(state, time: time, action: action)
  }

  /// Schedules `action` to run at a virtual time. Work for the same time runs in the order in which
  /// it was scheduled.
  ///
  /// - Returns: A disposable that cancels the action, or disposes what it returned.
  public final func scheduleAbsoluteVirtual<StateType>(
    _ state: StateType, time: VirtualTime, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let work = ScheduledWork { action(state) }
    queue.add(work, at: time)
    return work
  }

  /// Returns the time to use for work that was scheduled for `time`. A subclass can override it to
  /// move work to a later time, as a test scheduler does.
  open func adjustScheduledTime(_ time: VirtualTime) -> VirtualTime { time }

  /// Runs all work, until none is left or `stop` is called. It does nothing when called from that
  /// work.
  public final func start() {
    if !isRunning { run { _ in true } }
  }

  /// Runs all work up to and including `virtualTime`, and leaves the clock there.
  public final func advanceTo(_ virtualTime: VirtualTime) {
    if isRunning {
      refuse("Scheduler is already running: call advanceTo(_:) from outside of its work.")
    }
    run { !self.isEarlier(virtualTime, $0) }
    clock = virtualTime
  }

  /// Moves the clock forward without running any work.
  public final func sleep(_ virtualInterval: VirtualTimeInterval) {
    let time = converter.offsetVirtualTime(clock, offset: virtualInterval)
    if isEarlier(time, clock) { refuse("Can't sleep to past: give sleep(_:) zero or more.") }
    clock = time
  }

  /// Stops `start` or `advanceTo` after the current piece of work.
  public final func stop() { isRunning = false }

  private func run(while isDue: (VirtualTime) -> Bool) {
    isRunning = true
    defer { isRunning = false }
    while isRunning, let time = queue.nextTime(), isDue(time) {
      if isEarlier(clock, time) { clock = time }
      queue.removeFirst().run()
    }
  }

  private func isEarlier(_ one: VirtualTime, _ other: VirtualTime) -> Bool {
    converter.compareVirtualTime(one, other) == .lessThan
  }
}

extension VirtualTimeScheduler: CustomDebugStringConvertible {
  /// The times at which there is work, such as `[100, 200]`. The first is the earliest; the others are
  /// in no particular order.
  public var debugDescription: String { "\(queue.times)" }
}

/// A witness that observes virtual clocks, too.
package protocol ClockWitness: Witness {
  /// Receives a virtual clock that was just created, and may read it from now on.
  func note<Converter>(clock: VirtualTimeScheduler<Converter>)
}
