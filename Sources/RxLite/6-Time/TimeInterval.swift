import Foundation

extension DispatchTimeInterval {
  /// Returns what is left of this length since an earlier time, in the same unit.
  ///
  /// NB: It is rounded to whole units, as in RxSwift: 0.6 seconds after the start, nothing is left
  /// of `.seconds(1)`. Use milliseconds where that matters.
  func left(since earlier: Date, at now: Date) -> DispatchTimeInterval {
    let passed = now.timeIntervalSince(earlier)
    func left(_ count: Int, unitsPerSecond: Double) -> Int {
      max(0, Int((Double(count) - passed * unitsPerSecond).rounded()))
    }
    return switch self {
    case .seconds(let count): .seconds(left(count, unitsPerSecond: 1))
    case .milliseconds(let count): .milliseconds(left(count, unitsPerSecond: 1_000))
    case .microseconds(let count): .microseconds(left(count, unitsPerSecond: 1_000_000))
    case .nanoseconds(let count): .nanoseconds(left(count, unitsPerSecond: 1_000_000_000))
    case .never: .never
    @unknown default: .never
    }
  }

  /// This length in seconds, or `nil` for `.never`.
  var inSeconds: TimeInterval? {
    switch self {
    case .seconds(let count): TimeInterval(count)
    case .milliseconds(let count): TimeInterval(count) / 1_000
    case .microseconds(let count): TimeInterval(count) / 1_000_000
    case .nanoseconds(let count): TimeInterval(count) / 1_000_000_000
    case .never: nil
    @unknown default: nil
    }
  }

  /// Whether this length is zero.
  var isZero: Bool { inSeconds == 0 }

  /// Whether this length is negative.
  var isNegative: Bool { (inSeconds ?? 0) < 0 }
}

extension Date {
  /// Returns the time that is `interval` later; for `.never`, the distant future.
  func adding(_ interval: DispatchTimeInterval) -> Date {
    interval.inSeconds.map(addingTimeInterval) ?? .distantFuture
  }
}
