import Foundation

extension SerialDispatchQueueScheduler {
  /// A number of seconds.
  public typealias TimeInterval = Foundation.TimeInterval
  /// A point in time.
  public typealias Time = Date
}

extension ConcurrentDispatchQueueScheduler {
  /// A number of seconds.
  public typealias TimeInterval = Foundation.TimeInterval
  /// A point in time.
  public typealias Time = Date
}

extension ConcurrentMainScheduler {
  /// A number of seconds.
  public typealias TimeInterval = Foundation.TimeInterval
  /// A point in time.
  public typealias Time = Date
}

extension HistoricalSchedulerTimeConverter {
  /// A date.
  public typealias VirtualTimeUnit = RxTime
  /// A number of seconds.
  public typealias VirtualTimeIntervalUnit = Foundation.TimeInterval
}
