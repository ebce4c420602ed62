import ExerciseJudge
import Foundation

/// Ctrl-C while a command is at work: what is under way is called off, and has cleared away what it
/// made, before the command ends. The error says that it was so; nobody needs to be told.
struct Interruption: Error {
  /// Is cancelled by the first signal. The second ends the process at once: whoever asks twice does
  /// not want to wait.
  static func heeded() -> Cancellation {
    let cancellation = Cancellation()
    let signals = [SIGINT, SIGTERM, SIGHUP]
    WakeUp.onSignals(signals)
    Thread.detachNewThread {
      var wake = pollfd(fd: WakeUp.descriptor, events: Int16(POLLIN), revents: 0)
      while poll(&wake, 1, -1) < 1 {}
      for number in signals { signal(number, SIG_DFL) }
      cancellation.cancel()
    }
    return cancellation
  }
}
