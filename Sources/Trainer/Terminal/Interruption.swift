import ExerciseJudge
import Foundation
import TerminalKit

/// Ctrl-C. A command that is interrupted removes what it has made, and ends with a `CancellationError`;
/// nobody needs to be told.
enum Interruption {
  /// Is cancelled by the first signal. The second ends the process at once.
  static let cancellation = Cancellation()

  /// From now on, until somebody else receives the signals.
  static func begin() {
    _ = cancellation
    for number in Signals.ending {
      // NB: hardly anything is allowed in a signal handler. This sets a flag.
      signal(number) { _ in
        for number in Signals.ending { signal(number, SIG_DFL) }
        Interruption.cancellation.cancel()
      }
    }
  }
}
