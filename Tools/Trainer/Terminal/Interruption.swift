import ExerciseJudge
import Foundation
import TerminalKit

/// Handles Ctrl-C. An interrupted command removes what it has made, and ends with a `CancellationError`,
/// without a message.
enum Interruption {
  /// The cancellation that the first signal triggers. The second signal ends the process at once.
  static let cancellation = Cancellation()

  /// Handles the signals from now on, until another part of the program receives them.
  static func begin() {
    _ = cancellation
    for number in Signals.ending {
      // NB: Hardly anything is allowed in a signal handler. This sets a flag.
      signal(number) { _ in
        for number in Signals.ending { signal(number, SIG_DFL) }
        Interruption.cancellation.cancel()
      }
    }
  }
}
