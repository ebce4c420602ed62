import Foundation

/// A virtual clock that shows dates: for replaying what happened at known times.
public class HistoricalScheduler: VirtualTimeScheduler<HistoricalSchedulerTimeConverter> {
  /// A clock that stands at `initialClock`; without one, at the beginning of 1970.
  public init(initialClock: RxTime = Date(timeIntervalSince1970: 0)) {
    super.init(initialClock: initialClock, converter: HistoricalSchedulerTimeConverter())
  }
}

/// Virtual time that *is* real time: points are dates, lengths are seconds.
public struct HistoricalSchedulerTimeConverter: VirtualTimeConverterType {
  /// The same date.
  public func convertFromVirtualTime(_ virtualTime: RxTime) -> RxTime { virtualTime }

  /// The same date.
  public func convertToVirtualTime(_ time: RxTime) -> RxTime { time }

  /// The same number of seconds.
  public func convertFromVirtualTimeInterval(_ virtualTimeInterval: TimeInterval) -> TimeInterval {
    virtualTimeInterval
  }

  /// The same number of seconds.
  public func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> TimeInterval {
    timeInterval
  }

  /// The date that is `offset` seconds later.
  public func offsetVirtualTime(_ time: RxTime, offset: TimeInterval) -> RxTime {
    time.addingTimeInterval(offset)
  }

  /// Which of the two dates is earlier.
  public func compareVirtualTime(_ lhs: RxTime, _ rhs: RxTime) -> VirtualTimeComparison {
    switch lhs.compare(rhs) {
    case .orderedAscending: .lessThan
    case .orderedSame: .equal
    case .orderedDescending: .greaterThan
    }
  }
}
