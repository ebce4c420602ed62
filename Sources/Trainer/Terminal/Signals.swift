import ExerciseJudge
import Foundation
import Synchronization

/// Ctrl-C while a command is at work: what is under way is called off, and has cleared away what it
/// made, before the command ends. The error says that it was so; nobody needs to be told.
struct Interruption: Error {
  /// Looks out for signals, up to its end.
  final class Watcher: Sendable {
    /// Is cancelled by the first signal. The second ends the process at once: whoever asks twice does
    /// not want to wait.
    let cancellation = Cancellation()
    private let hasEnded = Atomic(false)
    private let hasLooked = DispatchSemaphore(value: 0)

    private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

    init() {
      WakeUp.onSignals(Self.signals)
      Thread.detachNewThread { [self] in
        var wake = pollfd(fd: WakeUp.descriptor, events: Int16(POLLIN), revents: 0)
        while poll(&wake, 1, -1) < 1 {}
        for number in Self.signals { signal(number, SIG_DFL) }
        if !hasEnded.load(ordering: .acquiring) { cancellation.cancel() }
        hasLooked.signal()
      }
    }

    /// From now on signals are somebody else's. One that came in the last moment is still in the pipe.
    func end() {
      hasEnded.store(true, ordering: .releasing)
      WakeUp.wake()
      hasLooked.wait()
      // It may be asked to end twice.
      hasLooked.signal()
    }
  }
}
