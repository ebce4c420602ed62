import ExerciseJudge
import Foundation
import Synchronization

/// Signals and other threads, as something that `poll` can wait for: a pipe that gets a byte.
enum Signals {
  static let ending = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  /// What came: the number of a signal, or 0 from a thread.
  static let descriptor = ends.reading

  private static let ends: (reading: Int32, writing: Int32) = {
    var both: [Int32] = [0, 0]
    precondition(pipe(&both) == 0, "The system has no pipe left for this process.")
    for end in both {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    return (both[0], both[1])
  }()

  @Sendable static func wake() { send(0) }

  /// As if somebody had asked this process to end.
  static func stop() { send(UInt8(SIGTERM)) }

  static func receive(_ signals: [Int32]) {
    _ = ends
    for number in signals { signal(number) { Signals.send(UInt8(truncatingIfNeeded: $0)) } }
  }

  /// All bytes that have come.
  static func received() -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(descriptor, &bytes, bytes.count)
    return count > 0 ? Array(bytes[..<count]) : []
  }

  // NB: runs in a signal handler, where hardly anything but `write` is allowed.
  private static func send(_ byte: UInt8) {
    var byte = byte
    let before = errno
    _ = write(ends.writing, &byte, 1)
    errno = before
  }
}

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
