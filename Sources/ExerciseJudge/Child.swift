import Foundation

/// A process that can't outlive its limits: it leads a group of its own, and the whole group goes
/// when the process ends, when its time is up, and when what it prints has been read.
///
/// It finds a *lifeline* at file descriptor 3: a pipe that stays silent, and that ends when this
/// process does, however that happens. A child that watches it leaves no orphan behind.
package struct Child {
  package enum Ending: Equatable {
    case exit(Int32)
    case signal(Int32)
    case timeLimit
    case cancelled
  }

  package let ending: Ending
  /// What came on standard output and standard error; of too much, the beginning and the end.
  package let output: String
  /// How much of the time it used a processor: 1 is one core, all the time.
  package let load: Double
  /// Stands, as a line of its own, for what is left out.
  package static let omission = "(some of the output is left out here)"

  static let lifeline: Int32 = 3

  package static func run(
    _ executable: String, _ arguments: [String], environment: [String: String],
    timeLimit: Duration, outputLimit: Int, until cancellation: Cancellation? = nil,
    beforeTimeLimit inspect: ((pid_t) -> Void)? = nil
  ) throws -> Child {
    let start = ContinuousClock.now
    let deadline = start + timeLimit
    let printed = try Pipe(nonBlockingReads: true)
    let life = try Pipe(nonBlockingReads: false)
    defer { life.closeWriting() }
    let pid = try spawn(
      [executable] + arguments, environment: environment, output: printed.writing,
      lifeline: life.reading)
    printed.closeWriting()
    life.closeReading()
    defer { printed.closeReading() }

    var output = Capture(limit: outputLimit)
    var stopped: Ending?
    while !hasEnded(pid) {
      if cancellation?.isCancelled == true { stopped = .cancelled }
      if ContinuousClock.now >= deadline { stopped = stopped ?? .timeLimit }
      guard stopped == nil else { break }
      output.read(printed.reading, waitingAtMost: 20)
    }
    if stopped == .timeLimit { inspect?(pid) }
    // The group has the number of its leader, which is not yet reaped: no other process can have it.
    kill(-pid, SIGKILL)
    var status: Int32 = 0
    var usage = rusage()
    while wait4(pid, &status, 0, &usage) == -1 && errno == EINTR {}
    let (user, system) = (usage.ru_utime, usage.ru_stime)
    let used = Double(user.tv_sec + system.tv_sec) + Double(user.tv_usec + system.tv_usec) / 1e6
    output.read(printed.reading, waitingAtMost: 0)
    return Child(
      ending: stopped ?? ending(status), output: output.text,
      load: used / ((ContinuousClock.now - start) / .seconds(1)))
  }

  private static func hasEnded(_ pid: pid_t) -> Bool {
    var info = siginfo_t()
    let found = waitid(P_PID, id_t(pid), &info, WEXITED | WNOHANG | WNOWAIT)
    // `si_signo` stays 0 as long as there is nothing to report.
    return found == -1 ? errno != EINTR : info.si_signo != 0
  }

  private static func ending(_ status: Int32) -> Ending {
    let signal = status & 0x7f
    return signal == 0 ? .exit((status >> 8) & 0xff) : .signal(signal)
  }
}

/// What a child prints, up to a limit: the beginning, and a few of its last words, since those may say
/// why it crashed. All between is read and forgotten, so that a child which prints for ever neither
/// fills the memory nor waits for us.
private struct Capture {
  private let limit: Int
  private let limitOfEnd: Int
  private var bytes: [UInt8] = []
  private var end: [UInt8] = []
  private var isCut = false
  private var ended = false

  init(limit: Int) {
    limitOfEnd = limit / 8
    self.limit = limit - limitOfEnd
  }

  mutating func read(_ descriptor: Int32, waitingAtMost milliseconds: Int32) {
    // Past the end of the pipe only the child's own end is of interest.
    var poll = pollfd(fd: ended ? -1 : descriptor, events: Int16(POLLIN), revents: 0)
    guard Foundation.poll(&poll, 1, ended ? min(milliseconds, 2) : milliseconds) > 0 else { return }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    // No more than a few buffers: the clock must be looked at even while the child keeps printing.
    for _ in 0..<16 {
      let count = Foundation.read(descriptor, &buffer, buffer.count)
      ended = count == 0
      guard count > 0 else { return }
      let room = min(count, limit - bytes.count)
      bytes += buffer[..<room]
      end += buffer[room..<count]
      if end.count > limitOfEnd {
        end.removeFirst(end.count - limitOfEnd)
        isCut = true
      }
    }
  }

  var text: String {
    guard isCut else { return String(decoding: bytes + end, as: UTF8.self) }
    // Whole lines, as far as there are any.
    let newline = UInt8(ascii: "\n")
    let rest = end.firstIndex(of: newline).map { end[($0 + 1)...] } ?? end[...]
    let start = bytes.lastIndex(of: newline).map { bytes[...$0] } ?? (bytes + [newline])[...]
    return String(decoding: start, as: UTF8.self) + Child.omission + "\n"
      + String(decoding: rest, as: UTF8.self)
  }
}
