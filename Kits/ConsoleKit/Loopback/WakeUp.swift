#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Wakes a thread that sleeps in `poll`, by a byte in a pipe.
final class WakeUp: Sendable {
  private let reading: Int32
  private let writing: Int32

  init() throws {
    var ends: [Int32] = [0, 0]
    try LoopbackError.check("make a pipe", pipe(&ends))
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    (reading, writing) = (ends[0], ends[1])
  }

  deinit {
    close(reading)
    close(writing)
  }

  /// The descriptor that the thread polls, for reading.
  var descriptor: Int32 { reading }

  /// Wakes the thread now, or as soon as it polls again.
  func ring() {
    var byte: UInt8 = 1
    _ = write(writing, &byte, 1)  // If the pipe is full, that wakes it as well.
  }

  /// Empties the pipe. The thread calls it when it has been woken.
  func silence() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(reading, &bytes, bytes.count) > 0 {}
  }
}
