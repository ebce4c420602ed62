import Foundation
import RxLite

// Everything that ChapterKit uses of RxLite beyond its public interface. The rest of this module compiles
// on RxSwift as it is: Referee/OnRxSwift replaces this one file.

extension MarbleWitness: ClockWitness {
  /// Runs `body`, and watches each subscription and each virtual clock that it makes.
  func watch<Result>(_ body: () -> Result) -> Result {
    Witnesses.current = self
    defer { Witnesses.current = nil }
    return body()
  }
}

extension VirtualTimeScheduler {
  /// The number of seconds in a tick, or `nil` for a clock that doesn't count in whole numbers.
  var tickLength: TimeInterval? {
    guard let tick = 1 as? Converter.VirtualTimeIntervalUnit else { return nil }
    return converter.convertFromVirtualTimeInterval(tick)
  }

  /// Whether the clock is running the work that is due.
  var isAtWork: Bool { isRunning }
}

/// Makes `debug` print into the transcript of the listing, with the time of the listing's clock. The
/// virtual clock begins at 2001-01-01 00:00:00.
func recordDebugLines() {
  let zone = TimeZone(secondsFromGMT: 0) ?? .current
  Hooks.debugLog = DebugLog(now: { clock.scheduler.now }, timeZone: zone, write: { print($0) })
}

#if !DEBUG
  extension Resources {
    /// RxLite counts its objects in debug builds only.
    public static var total: Int32 {
      print("(Resources.total counts in debug builds only)")
      return 0
    }
  }
#endif
