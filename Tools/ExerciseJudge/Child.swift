import Foundation
import Synchronization

/// A process with limits: it leads its own process group, and the whole group is killed when the process
/// ends, when its time is up, when it has written too much, or when it is cancelled.
package struct Child {
  package enum Ending: Equatable {
    case exit(Int32)
    case signal(Int32)
    case timeLimit
    /// It has written more than it may.
    case flood
  }

  package let ending: Ending
  /// What it has written to standard output and standard error; if that is too much, its beginning and end.
  package let output: String
  /// How long it ran.
  let duration: Duration
  /// The part of the time in which it used a processor: 1 is one core, all the time.
  let load: Double
  /// A line in place of the output that is left out.
  package static let omission = "(some of the output is left out here)"

  /// - Throws: A `CancellationError` if it is cancelled.
  package static func run(
    _ command: [String], environment: [String: String] = ProcessInfo.processInfo.environment,
    timeLimit: Duration, outputLimit: Int, floodLimit: Int = .max,
    until cancellation: Cancellation? = nil, beforeItIsEnded inspect: ((pid_t) -> Void)? = nil
  ) throws -> Child {
    let start = ContinuousClock.now
    let (pid, printed) = try spawn(command, environment)
    defer { close(printed) }
    var output = Capture(limit: outputLimit)
    var (isLate, isFlood) = (false, false)
    var allowance = Allowance(limit: timeLimit)
    while !hasEnded(pid), cancellation?.isCancelled != true {
      isLate = allowance.isUsedUp(
        after: ContinuousClock.now - start, processorTime: processorTime(in: "/proc/\(pid)"))
      // What prints a lot and is about to end is left alone.
      isFlood = output.total > floodLimit && ContinuousClock.now > start + .seconds(1)
      guard !isLate, !isFlood else { break }
      output.read(printed, waitingAtMost: 20)
    }
    if isLate || isFlood, let inspect {
      // A child whose output is not read would stop at its next `print`.
      let isInspected = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        inspect(pid)
        isInspected.signal()
      }
      while isInspected.wait(timeout: .now()) == .timedOut {
        output.read(printed, waitingAtMost: 5)
      }
    }
    // The group has the number of its leader, which no other process can have before it is reaped.
    kill(-pid, SIGKILL)
    var status: Int32 = 0
    var usage = rusage()
    while wait4(pid, &status, 0, &usage) == -1 && errno == EINTR {}
    let (user, system) = (usage.ru_utime, usage.ru_stime)
    let used = Double(user.tv_sec + system.tv_sec) + Double(user.tv_usec + system.tv_usec) / 1e6
    if cancellation?.isCancelled == true { throw CancellationError() }
    output.read(printed, waitingAtMost: 0)
    let signal = status & 0x7f
    let duration = ContinuousClock.now - start
    return Child(
      ending: isFlood
        ? .flood
        : isLate ? .timeLimit : signal == 0 ? .exit((status >> 8) & 0xff) : .signal(signal),
      output: output.text, duration: duration, load: used / (duration / .seconds(1)))
  }

  private static func hasEnded(_ pid: pid_t) -> Bool {
    var info = siginfo_t()
    let found = waitid(P_PID, id_t(pid), &info, WEXITED | WNOHANG | WNOWAIT)
    // `si_signo` stays 0 as long as there is nothing to report.
    return found == -1 ? errno != EINTR : info.si_signo != 0
  }

  /// Held from the creation of a pipe until the child has it, so that no other child inherits the pipe.
  private static let starting = Mutex(())

  /// Starts a process that leads its own group and reads nothing.
  ///
  /// - Returns: The process, and the end of the pipe from which its output is read.
  private static func spawn(_ command: [String], _ environment: [String: String]) throws
    -> (pid: pid_t, output: Int32)
  {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    // A dispatch queue's thread blocks all signals, and a child would inherit that.
    var (none, all) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigfillset(&all)
    sigdelset(&all, SIGKILL)
    sigdelset(&all, SIGSTOP)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setpgroup(&attributes, 0)
    let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
    posix_spawnattr_setflags(&attributes, Int16(flags))
    var arguments = command.map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (arguments + variables).forEach { free($0) } }

    return try starting.withLock { _ in
      var (ends, pid): ([Int32], pid_t) = ([0, 0], 0)
      guard pipe(&ends) == 0 else {
        throw Impossible("could not make a pipe: \(String(cString: strerror(errno)))")
      }
      defer { close(ends[1]) }
      ends.forEach { _ = fcntl($0, F_SETFD, FD_CLOEXEC) }
      _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
      posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
      posix_spawn_file_actions_adddup2(&actions, ends[1], 2)
      let failure = posix_spawn(&pid, command[0], &actions, &attributes, &arguments, &variables)
      guard failure == 0 else {
        close(ends[0])
        throw Impossible(
          "could not start \(command[0]): \(String(cString: strerror(failure)))")
      }
      return (pid, ends[0])
    }
  }
}

/// The time that a child is given. Where others use the processors, a child that works gets more of it: until
/// it has had one for half of its limit, or six times the limit has passed. One that waits gets nothing more.
struct Allowance {
  let limit: Duration
  private var (nextLook, usedBefore): (Duration, Duration)

  init(limit: Duration) {
    self.limit = limit
    (nextLook, usedBefore) = (limit, .zero)
  }

  /// - Parameter processorTime: How long it has used a processor; `nil` where this can't be known.
  mutating func isUsedUp(
    after time: Duration, processorTime: @autoclosure () -> Duration?
  ) -> Bool {
    guard time >= nextLook else { return false }
    guard time < limit * 6, let used = processorTime() else { return true }
    let isAtWork = used > usedBefore && used > time / 20
    (nextLook, usedBefore) = (time + .seconds(1), used)
    return !isAtWork || used >= limit / 2
  }
}

/// The output of a child, up to a limit: the beginning, and the last lines, which may say why it crashed.
/// Everything between is read and dropped, so that a child that never stops printing neither fills the
/// memory nor waits.
private struct Capture {
  let limit: Int
  /// The number of bytes so far, with those that are left out.
  private(set) var total = 0
  private var bytes: [UInt8] = []
  /// The position of the omission, if there is one.
  private var cut: Int?
  private var ended = false

  init(limit: Int) { self.limit = limit }

  mutating func read(_ descriptor: Int32, waitingAtMost milliseconds: Int32) {
    // Past the end of the pipe only the child's own end is of interest.
    var poll = pollfd(fd: ended ? -1 : descriptor, events: Int16(POLLIN), revents: 0)
    guard Foundation.poll(&poll, 1, ended ? min(milliseconds, 2) : milliseconds) > 0 else { return }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    // Only a few buffers at a time: the time limit must be checked even while the child keeps printing.
    for _ in 0..<16 {
      let count = Foundation.read(descriptor, &buffer, buffer.count)
      ended = count == 0
      guard count > 0 else { return }
      total += count
      bytes += buffer[..<count]
      if bytes.count > limit {
        let endOfStart = limit / 8 * 7
        bytes.removeSubrange(endOfStart..<endOfStart + bytes.count - limit)
        cut = endOfStart
      }
    }
  }

  var text: String {
    guard let cut else { return String(decoding: bytes, as: UTF8.self) }
    let start = String(decoding: bytes[..<cut], as: UTF8.self)
    let end = String(decoding: bytes[cut...], as: UTF8.self)
    // Whole lines, as far as there are any.
    let linesOfStart = start.lastIndex(of: "\n").map { start[..<$0] } ?? start[...]
    let linesOfEnd = end.firstIndex(of: "\n").map { end[end.index(after: $0)...] } ?? end[...]
    return "\(linesOfStart)\n\(Child.omission)\n\(linesOfEnd)"
  }
}
