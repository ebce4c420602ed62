import Foundation

extension DispatchTimeInterval {
  /// What is left of this length when some of it has passed, in the same unit.
  ///
  /// NB: It is rounded to whole units, as in RxSwift: of `.seconds(1)`, after 0.6 seconds nothing is
  /// left. Where it matters, give the length in milliseconds.
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

  /// Whether there is nothing to wait for.
  var isZero: Bool { inSeconds == 0 }

  /// Whether this length goes back in time.
  var isNegative: Bool { (inSeconds ?? 0) < 0 }
}

extension Date {
  /// The time that is this much later; for `.never`, the distant future.
  func adding(_ interval: DispatchTimeInterval) -> Date {
    interval.inSeconds.map(addingTimeInterval) ?? .distantFuture
  }
}
