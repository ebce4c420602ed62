import MarbleDrawing
import RxLite

/// Reads a virtual clock that the listing uses: its own clock, or that of a test.
///
/// NB: The clock is not kept alive. It is released with the listing's own variables, as it would be if it
/// weren't observed.
struct MarbleClock {
  /// The state of a clock when something happened.
  struct Reading: Equatable {
    /// The time; `nil` if it is beyond what a drawing can count.
    let time: Int?
    /// Whether the clock was running work.
    let isAtWork: Bool
  }

  /// The unit: ticks if a tick is a second, as in a test that doesn't care about their length; otherwise
  /// seconds.
  let unit: MarbleDiagram.Unit
  private let look: () -> (tick: Int, isAtWork: Bool)?
  /// The length of a tick in microseconds.
  private let tickLength: Int

  /// Creates a reader; `nil` for a clock that doesn't count in whole numbers.
  init?<Converter>(_ clock: VirtualTimeScheduler<Converter>) {
    guard clock.clock is Int, let seconds = clock.tickLength else { return nil }
    tickLength = Int((seconds * 1e6).rounded())
    unit = tickLength == 1_000_000 ? .ticks : .seconds
    look = { [weak clock] in
      clock.flatMap { clock in (clock.clock as? Int).map { ($0, clock.isAtWork) } }
    }
  }

  /// The clock's state now; `nil` if it has been released.
  var reading: Reading? {
    guard let (tick, isAtWork) = look() else { return nil }
    let (time, isTooFar) = tick.multipliedReportingOverflow(by: tickLength)
    let isFar = isTooFar || time.magnitude > Self.farthest
    return Reading(time: isFar ? nil : time, isAtWork: isAtWork)
  }

  /// The latest time, three centuries: drawings compute with about a thousand times as much.
  private static let farthest = 10_000_000_000_000_000
}
