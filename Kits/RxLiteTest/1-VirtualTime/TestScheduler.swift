import Foundation
import RxLite

/// Converts between the ticks of a ``TestScheduler`` and seconds.
public struct TestSchedulerVirtualTimeConverter: VirtualTimeConverterType {
  /// A tick.
  public typealias VirtualTimeUnit = Int
  /// A number of ticks.
  public typealias VirtualTimeIntervalUnit = Int

  private let resolution: Double

  init(resolution: Double) { self.resolution = resolution }

  /// Returns the date of a tick; tick 0 is the first moment of 1970.
  public func convertFromVirtualTime(_ virtualTime: Int) -> RxTime {
    Date(timeIntervalSince1970: convertFromVirtualTimeInterval(virtualTime))
  }

  /// Returns the tick nearest to a date.
  public func convertToVirtualTime(_ time: RxTime) -> Int {
    convertToVirtualTimeInterval(time.timeIntervalSince1970)
  }

  /// Returns the number of seconds in a number of ticks.
  public func convertFromVirtualTimeInterval(_ virtualTimeInterval: Int) -> TimeInterval {
    TimeInterval(virtualTimeInterval) * resolution
  }

  /// Returns the number of ticks nearest to a number of seconds.
  ///
  /// NB: An interval that is too long for the clock, such as `.never`, becomes the last tick.
  public func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> Int {
    Int(exactly: (timeInterval / resolution + 0.5).rounded(.towardZero)) ?? .max
  }

  /// Returns the tick that is `offset` later.
  public func offsetVirtualTime(_ time: Int, offset: Int) -> Int { time + offset }

  /// Compares two ticks.
  public func compareVirtualTime(_ lhs: Int, _ rhs: Int) -> VirtualTimeComparison {
    lhs < rhs ? .lessThan : lhs > rhs ? .greaterThan : .equal
  }
}

/// A virtual-time scheduler for tests: nothing happens until `start()`, which runs all work at
/// once. Its observers record the tick of each event.
///
///     let scheduler = TestScheduler(initialClock: 0)
///     let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(230)])
///     let result = scheduler.start { source.map { $0 * 10 } }
///
///     result.events == [.next(210, 10), .next(220, 20), .completed(230)]
///     source.subscriptions == [Subscription(200, 230)]
public class TestScheduler: VirtualTimeScheduler<TestSchedulerVirtualTimeConverter> {
  /// The times at which ``start(_:)`` takes its three steps.
  public enum Defaults {
    /// The tick at which the sequence is created.
    public static let created = 100
    /// The tick at which the observer subscribes.
    public static let subscribed = 200
    /// The tick at which the subscription is disposed.
    public static let disposed = 1000
  }

  private let simulateProcessingDelay: Bool
  private var work = 0
  /// How often work can be scheduled before the scheduler reports it: more often than any test needs.
  private static let mostWork = 100_000

  /// Creates a scheduler whose clock shows `initialClock`.
  ///
  /// - Parameters:
  ///   - resolution: The number of seconds in one tick.
  ///   - simulateProcessingDelay: Whether work takes time: with `true`, work that is scheduled for
  ///     now or for the past runs one tick later; with `false`, it runs within the same tick.
  public init(
    initialClock: TestTime, resolution: Double = 1.0, simulateProcessingDelay: Bool = true
  ) {
    self.simulateProcessingDelay = simulateProcessingDelay
    super.init(
      initialClock: initialClock,
      converter: TestSchedulerVirtualTimeConverter(resolution: resolution))
  }

  /// Moves work that is scheduled for now or for the past by the processing delay.
  override public func adjustScheduledTime(_ time: TestTime) -> TestTime {
    noteWork()
    return time > clock ? time : clock + (simulateProcessingDelay ? 1 : 0)
  }

  /// Reports a clock that never stops: without this, the test would run into the time limit silently.
  private func noteWork() {
    work += 1
    guard work == Self.mostWork else { return }
    _ = Finding(
      """
      The TestScheduler is still busy at tick \(clock): work was scheduled \(work) times. A source that \
      never completes has to be disposed before start() can return.
      """, line: 0
    ).recorded()
  }

  /// Schedules `action` to run at a tick.
  public func scheduleAt(_ time: TestTime, action: @escaping () -> Void) {
    _ = scheduleAbsoluteVirtual((), time: time) {
      action()
      return Disposables.create()
    }
  }

  /// Creates a hot observable, which emits these events at these ticks with or without observers.
  public func createHotObservable<Element>(
    _ events: [Recorded<Event<Element>>]
  ) -> TestableObservable<Element> {
    HotObservable(on: self, sending: events)
  }

  /// Creates a cold observable, which emits these events to each subscriber. Their times are
  /// counted from the tick of the subscription.
  public func createColdObservable<Element>(
    _ events: [Recorded<Event<Element>>]
  ) -> TestableObservable<Element> {
    ColdObservable(on: self, sending: events)
  }

  /// Creates an observer that records the events it receives, with their ticks.
  public func createObserver<Element>(_ type: Element.Type) -> TestableObserver<Element> {
    TestableObserver(on: self)
  }
}
