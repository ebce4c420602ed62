import ExerciseJudge
import Foundation
import Synchronization
import TerminalKit

/// Thrown when Ctrl-C has ended a command, which has removed what it had made. Nobody needs to be told.
struct Interruption: Error {
  /// Waits for signals, up to its end.
  final class Watcher: Sendable {
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
}
