import MarbleDrawing
import RxLite

/// A virtual clock that the listing uses, seen from outside: its own one, or that of a test.
///
/// NB: The clock is not kept alive. It lives and dies with the listing's own variables, and all that it
/// holds with it, as if nobody looked.
struct MarbleClock {
  /// What a clock showed when something happened.
  struct Reading: Equatable {
    /// `nil` if it is further than a drawing can count.
    let time: Int?
    /// Whether it was the clock's own work that did it.
    let isAtWork: Bool
  }

  /// A clock whose tick is a second counts ticks, as a test does that doesn't ask what they stand for;
  /// any other counts seconds.
  let unit: MarbleDiagram.Unit
  private let look: () -> (tick: Int, isAtWork: Bool)?
  /// Microseconds.
  private let tickLength: Int

  /// `nil` for a clock that doesn't count in whole numbers.
  init?<Converter>(_ clock: VirtualTimeScheduler<Converter>) {
    guard clock.clock is Int, let seconds = clock.tickLength else { return nil }
    tickLength = Int((seconds * 1e6).rounded())
    unit = tickLength == 1_000_000 ? .ticks : .seconds
    look = { [weak clock] in
      clock.flatMap { clock in (clock.clock as? Int).map { ($0, clock.isAtWork) } }
    }
  }

  /// What it shows now; `nil` if it is gone.
  var reading: Reading? {
    guard let (tick, isAtWork) = look() else { return nil }
    let (time, isTooFar) = tick.multipliedReportingOverflow(by: tickLength)
    let isFar = isTooFar || time.magnitude > Self.farthest
    return Reading(time: isFar ? nil : time, isAtWork: isAtWork)
  }

  /// Three centuries of seconds: what is drawn is computed with some thousand times as much.
  private static let farthest = 10_000_000_000_000_000
}
