import Foundation
import RxLite

/// How many seconds one tick of a ``TestScheduler`` stands for.
public struct TestSchedulerVirtualTimeConverter: VirtualTimeConverterType {
  /// A tick.
  public typealias VirtualTimeUnit = Int
  /// A number of ticks.
  public typealias VirtualTimeIntervalUnit = Int

  private let resolution: Double

  init(resolution: Double) { self.resolution = resolution }

  /// The date of a tick; tick 0 is the first moment of 1970.
  public func convertFromVirtualTime(_ virtualTime: Int) -> RxTime {
    Date(timeIntervalSince1970: convertFromVirtualTimeInterval(virtualTime))
  }

  /// The tick nearest to a date.
  public func convertToVirtualTime(_ time: RxTime) -> Int {
    convertToVirtualTimeInterval(time.timeIntervalSince1970)
  }

  /// The seconds in this many ticks.
  public func convertFromVirtualTimeInterval(_ virtualTimeInterval: Int) -> TimeInterval {
    TimeInterval(virtualTimeInterval) * resolution
  }

  /// The number of ticks nearest to so many seconds.
  ///
  /// NB: What is too long for the clock, such as `.never`, comes at its very end.
  public func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> Int {
    Int(exactly: (timeInterval / resolution + 0.5).rounded(.towardZero)) ?? .max
  }

  /// The tick that is `offset` later.
  public func offsetVirtualTime(_ time: Int, offset: Int) -> Int { time + offset }

  /// Which of two ticks is earlier.
  public func compareVirtualTime(_ lhs: Int, _ rhs: Int) -> VirtualTimeComparison {
    lhs < rhs ? .lessThan : lhs > rhs ? .greaterThan : .equal
  }
}

/// A virtual clock for tests: nothing happens until `start()`, and then all of it at once, with the
/// tick of each event written down.
///
///     let scheduler = TestScheduler(initialClock: 0)
///     let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(230)])
///     let result = scheduler.start { source.map { $0 * 10 } }
///
///     result.events == [.next(210, 10), .next(220, 20), .completed(230)]
///     source.subscriptions == [Subscription(200, 230)]
public class TestScheduler: VirtualTimeScheduler<TestSchedulerVirtualTimeConverter> {
  /// The times at which ``start(_:)`` does its three steps.
  public enum Defaults {
    /// The sequence is created.
    public static let created = 100
    /// The observer subscribes.
    public static let subscribed = 200
    /// The subscription is disposed.
    public static let disposed = 1000
  }

  private let simulateProcessingDelay: Bool
  private var work = 0
  /// More than any test needs.
  private static let mostWork = 100_000

  /// A clock that stands at `initialClock`.
  ///
  /// - Parameters:
  ///   - resolution: the seconds that one tick stands for.
  ///   - simulateProcessingDelay: whether work takes time: what is scheduled for now or for the past
  ///     happens one tick later. Without it, it happens within the same tick.
  public init(
    initialClock: TestTime, resolution: Double = 1.0, simulateProcessingDelay: Bool = true
  ) {
    self.simulateProcessingDelay = simulateProcessingDelay
    super.init(
      initialClock: initialClock,
      converter: TestSchedulerVirtualTimeConverter(resolution: resolution))
  }

  /// Moves what is due now, or was due before, by the processing delay.
  override public func adjustScheduledTime(_ time: TestTime) -> TestTime {
    noteWork()
    return time > clock ? time : clock + (simulateProcessingDelay ? 1 : 0)
  }

  /// A clock that never stops would say nothing before the time limit of the tests.
  private func noteWork() {
    work += 1
    guard work == Self.mostWork else { return }
    _ = Finding(
      """
      The clock of the TestScheduler stands at tick \(clock), and still there is something to do: \
      \(work) times, work was scheduled. A source that never completes has to be disposed before start() \
      can return.
      """, line: 0
    ).recorded()
  }

  /// Has `action` run at this tick.
  public func scheduleAt(_ time: TestTime, action: @escaping () -> Void) {
    _ = scheduleAbsoluteVirtual((), time: time) {
      action()
      return Disposables.create()
    }
  }

  /// A sequence that sends these events at these ticks, whether anybody listens or not.
  public func createHotObservable<Element>(
    _ events: [Recorded<Event<Element>>]
  ) -> TestableObservable<Element> {
    HotObservable(on: self, sending: events)
  }

  /// A sequence that sends these events to each subscriber, with times counted from the tick at which
  /// it subscribed.
  public func createColdObservable<Element>(
    _ events: [Recorded<Event<Element>>]
  ) -> TestableObservable<Element> {
    ColdObservable(on: self, sending: events)
  }

  /// An observer that writes down what it receives, and when.
  public func createObserver<Element>(_ type: Element.Type) -> TestableObserver<Element> {
    TestableObserver(on: self)
  }
}
