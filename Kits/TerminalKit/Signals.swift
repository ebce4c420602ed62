import Foundation

/// Lets `poll` wait for signals and for other threads: each writes a byte into a pipe.
public enum Signals {
  /// The signals that ask a process to end.
  public static let ending = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  /// The pipe's reading end. A byte is the number of a signal, or 0 from a thread.
  public static let descriptor = ends.reading

  private static let ends: (reading: Int32, writing: Int32) = {
    var both: [Int32] = [0, 0]
    precondition(pipe(&both) == 0, "The system has no pipe left for this process.")
    for end in both {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    return (both[0], both[1])
  }()

  /// Makes a waiting program look for changes. It may be called on any thread.
  @Sendable public static func wake() { send(0) }

  /// Ends the program as `SIGTERM` would.
  public static func stop() { send(UInt8(SIGTERM)) }

  /// Lets this thread receive all signals. The parent process may have blocked some, as each thread of a
  /// dispatch queue does.
  public static func unblock() {
    var none = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, nil)
  }

  /// Sends these signals through the pipe from now on.
  public static func receive(_ signals: [Int32]) {
    _ = ends
    for number in signals { signal(number) { Signals.send(UInt8(truncatingIfNeeded: $0)) } }
  }

  /// Reads all bytes from the pipe.
  public static func received() -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(descriptor, &bytes, bytes.count)
    return count > 0 ? Array(bytes[..<count]) : []
  }

  // NB: It runs in a signal handler, where hardly anything but `write` is allowed.
  private static func send(_ byte: UInt8) {
    var byte = byte
    let before = errno
    _ = write(ends.writing, &byte, 1)
    errno = before
  }
}
