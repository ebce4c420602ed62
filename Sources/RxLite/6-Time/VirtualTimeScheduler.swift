import Foundation

/// How the time of a ``VirtualTimeScheduler`` relates to real time.
public protocol VirtualTimeConverterType {
  /// A point in virtual time.
  associatedtype VirtualTimeUnit
  /// A length of virtual time.
  associatedtype VirtualTimeIntervalUnit

  /// The real time that this virtual time stands for.
  func convertFromVirtualTime(_ virtualTime: VirtualTimeUnit) -> RxTime
  /// The virtual time that stands for this real time.
  func convertToVirtualTime(_ time: RxTime) -> VirtualTimeUnit
  /// The seconds that this virtual length stands for.
  func convertFromVirtualTimeInterval(_ virtualTimeInterval: VirtualTimeIntervalUnit)
    -> TimeInterval
  /// The virtual length that stands for these seconds.
  func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> VirtualTimeIntervalUnit
  /// The time that is `offset` later.
  func offsetVirtualTime(_ time: VirtualTimeUnit, offset: VirtualTimeIntervalUnit)
    -> VirtualTimeUnit
  /// Which of the two is earlier.
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

/// A clock that stands still until it is told to go on; then it jumps from one piece of work to the
/// next. What takes hours in real time takes no time here, and comes out the same in each run.
///
/// All of it happens on the thread that calls `start`, `advanceTo` or `sleep`.
open class VirtualTimeScheduler<Converter: VirtualTimeConverterType>: SchedulerType {
  /// A point in virtual time.
  public typealias VirtualTime = Converter.VirtualTimeUnit
  /// A length of virtual time.
  public typealias VirtualTimeInterval = Converter.VirtualTimeIntervalUnit

  private var agenda: Agenda<VirtualTime>
  package let converter: Converter
  /// Whether work of this clock is under way.
  package private(set) var isRunning = false

  /// The virtual time.
  public private(set) var clock: VirtualTime

  /// The real time that the virtual one stands for.
  public var now: RxTime { converter.convertFromVirtualTime(clock) }

  /// A clock that stands at `initialClock`.
  public init(initialClock: VirtualTime, converter: Converter) {
    clock = initialClock
    self.converter = converter
    agenda = Agenda { converter.compareVirtualTime($0, $1) == .lessThan }
    Resources.gained()
    Witnesses.current?.meet(self)
  }

  deinit { Resources.lost() }

  /// Has `action` run as soon as the clock goes on.
  public func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    scheduleRelative(state, dueTime: .microseconds(0), action: action)
  }

  /// Has `action` run once `dueTime` has passed on this clock.
  public func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let time = now.adding(dueTime)
    return scheduleAbsoluteVirtual(
      state, time: adjustScheduledTime(converter.convertToVirtualTime(time)), action: action)
  }

  /// Has `action` run once this length of virtual time has passed.
  ///
  /// The time is taken as it is: ``adjustScheduledTime(_:)`` is not asked.
  public func scheduleRelativeVirtual<StateType>(
    _ state: StateType, dueTime: VirtualTimeInterval,
    action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let time = converter.offsetVirtualTime(clock, offset: dueTime)
    return scheduleAbsoluteVirtual(state, time: time, action: action)
  }

  /// Has `action` run at this virtual time. Work for the same time runs in the order in which it was
  /// scheduled.
  public func scheduleAbsoluteVirtual<StateType>(
    _ state: StateType, time: VirtualTime, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let work = ScheduledWork { action(state) }
    agenda.add(work, at: time)
    return work
  }

  /// A chance for a subclass to move work to a later time, as a test scheduler does.
  open func adjustScheduledTime(_ time: VirtualTime) -> VirtualTime { time }

  /// Runs all work, until none is left or somebody calls `stop`. Called by such work, it does nothing.
  public func start() {
    if !isRunning { run { _ in true } }
  }

  /// Runs all work up to this time, and that of the time itself; then the clock stands there.
  public func advanceTo(_ virtualTime: VirtualTime) {
    if isRunning {
      refuse("Scheduler is already running: call advanceTo(_:) from outside of its work.")
    }
    run { !self.isEarlier(virtualTime, $0) }
    clock = virtualTime
  }

  /// Moves the clock without running anything.
  public func sleep(_ virtualInterval: VirtualTimeInterval) {
    let time = converter.offsetVirtualTime(clock, offset: virtualInterval)
    if isEarlier(time, clock) { refuse("Can't sleep to past: give sleep(_:) zero or more.") }
    clock = time
  }

  /// Ends `start` or `advanceTo` after the work under way.
  public func stop() { isRunning = false }

  private func run(while isDue: (VirtualTime) -> Bool) {
    isRunning = true
    defer { isRunning = false }
    while isRunning, let time = agenda.nextTime(), isDue(time) {
      if isEarlier(clock, time) { clock = time }
      agenda.removeFirst().run()
    }
  }

  private func isEarlier(_ one: VirtualTime, _ other: VirtualTime) -> Bool {
    converter.compareVirtualTime(one, other) == .lessThan
  }
}

extension VirtualTimeScheduler: CustomDebugStringConvertible {
  /// The times at which there is work, as `[100, 200]`. Only the first is sure to be in its place.
  public var debugDescription: String { "\(agenda.times)" }
}
