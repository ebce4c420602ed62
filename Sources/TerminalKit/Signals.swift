import Foundation

/// Signals and other threads, as something that `poll` can wait for: a pipe that gets a byte.
public enum Signals {
  /// By which a process is asked to end.
  public static let ending = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  /// What came: the number of a signal, or 0 from a thread.
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

  /// Has a waiting program look for news. From any thread.
  @Sendable public static func wake() { send(0) }

  /// As if somebody had asked this process to end.
  public static func stop() { send(UInt8(SIGTERM)) }

  /// Lets all signals come to this thread: whoever started this process may have blocked some, as each
  /// thread of a dispatch queue has.
  public static func unblock() {
    var none = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, nil)
  }

  /// From now on, these signals come through the pipe.
  public static func receive(_ signals: [Int32]) {
    _ = ends
    for number in signals { signal(number) { Signals.send(UInt8(truncatingIfNeeded: $0)) } }
  }

  /// All bytes that have come.
  public static func received() -> [UInt8] {
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
