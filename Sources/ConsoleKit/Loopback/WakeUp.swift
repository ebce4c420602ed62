#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Wakes a thread that sleeps in `poll`: a pipe that has a byte in it, or none.
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

  /// What the sleeper has to poll, for reading.
  var descriptor: Int32 { reading }

  /// Wakes the sleeper, now or when it next lies down.
  func ring() {
    var byte: UInt8 = 1
    _ = write(writing, &byte, 1)  // A full pipe wakes it as well.
  }

  /// Called by the sleeper once it is awake.
  func silence() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(reading, &bytes, bytes.count) > 0 {}
  }
}
