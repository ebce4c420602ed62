import ExerciseJudge
import Foundation
import Synchronization
import TerminalKit

/// Ctrl-C: waits for signals, up to its end. A command that is interrupted removes what it has made, and
/// ends with a `CancellationError`; nobody needs to be told.
final class Interruption: Sendable {
  /// Is cancelled by the first signal. The second ends the process at once.
  let cancellation = Cancellation()
  private let hasEnded = Atomic(false)
  private let hasLooked = DispatchSemaphore(value: 0)

  init() {
    Signals.receive(Signals.ending)
    Thread.detachNewThread { [self] in
      var wake = pollfd(fd: Signals.descriptor, events: Int16(POLLIN), revents: 0)
      while poll(&wake, 1, -1) < 1 {}
      for number in Signals.ending { signal(number, SIG_DFL) }
      if !hasEnded.load(ordering: .acquiring) { cancellation.cancel() }
      hasLooked.signal()
    }
  }

  /// Leaves the signals to somebody else. One that came in the last moment is still in the pipe.
  func end() {
    hasEnded.store(true, ordering: .releasing)
    Signals.wake()
    hasLooked.wait()
    // It may be asked to end twice.
    hasLooked.signal()
  }
}
