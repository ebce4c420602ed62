import Foundation

/// A virtual-time scheduler whose clock shows dates. It replays events at the times at which they
/// happened.
public class HistoricalScheduler: VirtualTimeScheduler<HistoricalSchedulerTimeConverter> {
  /// Creates a scheduler whose clock shows `initialClock`, which is the beginning of 1970 by
  /// default.
  public init(initialClock: RxTime = Date(timeIntervalSince1970: 0)) {
    super.init(initialClock: initialClock, converter: HistoricalSchedulerTimeConverter())
  }
}

/// Uses real time as virtual time: points are dates, and lengths are seconds.
public struct HistoricalSchedulerTimeConverter: VirtualTimeConverterType {
  /// Returns the same date.
  public func convertFromVirtualTime(_ virtualTime: RxTime) -> RxTime { virtualTime }

  /// Returns the same date.
  public func convertToVirtualTime(_ time: RxTime) -> RxTime { time }

  /// Returns the same number of seconds.
  public func convertFromVirtualTimeInterval(_ virtualTimeInterval: TimeInterval) -> TimeInterval {
    virtualTimeInterval
  }

  /// Returns the same number of seconds.
  public func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> TimeInterval {
    timeInterval
  }

  /// Returns the date that is `offset` seconds later.
  public func offsetVirtualTime(_ time: RxTime, offset: TimeInterval) -> RxTime {
    time.addingTimeInterval(offset)
  }

  /// Compares two dates.
  public func compareVirtualTime(_ lhs: RxTime, _ rhs: RxTime) -> VirtualTimeComparison {
    switch lhs.compare(rhs) {
    case .orderedAscending: .lessThan
    case .orderedSame: .equal
    case .orderedDescending: .greaterThan
    }
  }
}
