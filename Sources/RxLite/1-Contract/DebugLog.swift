import Foundation

/// A log for the lines of `debug`, and the time that they show.
///
/// Set ``Hooks/debugLog`` to replace it for a whole program.
package struct DebugLog {
  /// Returns the current time.
  package var now: () -> Date

  /// The time zone in which the time is written.
  package var timeZone: TimeZone

  /// Writes one line.
  package var write: (String) -> Void

  /// Creates a log. By default it prints its lines, with the time of this machine.
  package init(
    now: @escaping () -> Date = Date.init, timeZone: TimeZone = .current,
    write: @escaping (String) -> Void = { print($0) }
  ) {
    self.now = now
    self.timeZone = timeZone
    self.write = write
  }

  /// Returns a closure that writes lines which begin with the time and this name.
  func named(_ identifier: String) -> (String) -> Void {
    let time = DateFormatter()
    time.dateFormat = "yyyy-MM-dd HH:mm:ss.SSS"
    time.timeZone = timeZone
    return { write("\(time.string(from: now())): \(identifier) -> \($0)") }
  }
}
