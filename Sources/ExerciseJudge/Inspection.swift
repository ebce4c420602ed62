import Foundation

/// Looks at a program that doesn't end, while it still runs: what its threads wait for, or where it
/// loops. macOS doesn't tell; there the cause stays a loop or a wait.
struct Inspection {
  private(set) var occupation = RunEnding.Occupation.wait

  /// - Parameters:
  ///   - start: When it was started.
  ///   - crash: Where the runtime writes the stack of the busiest thread when it is asked to.
  init(_ process: pid_t, since start: ContinuousClock.Instant, writingTo crash: URL) {
    let threads = Self.threads(of: process)
    // A tick is a hundredth of a second. On a busy machine a loop gets less than a core, and a program
    // that waits gets nearly nothing.
    let used = Duration.milliseconds(10 * threads.values.reduce(0) { $0 + $1.ticks })
    if used > (ContinuousClock.now - start) / 20 {
      occupation = .loop
      if let busiest = threads.max(by: { $0.value.ticks < $1.value.ticks })?.key {
        let stack = Self.stack(of: busiest, process, writtenTo: crash)
        if stack.contains("VirtualTimeScheduler.start()") { occupation = .clock }
      }
    } else {
      // A program that is only slow may wait for a lock now, and has it a moment later.
      usleep(100_000)
      let stuck = Self.threads(of: process).filter { $0.value == threads[$0.key] }.values
      if stuck.contains(where: { $0.state.isLock }) {
        occupation = .lock
      } else if stuck.contains(where: { $0.state.isSemaphore }) {
        occupation = .semaphore
      }
    }
  }

  private struct ThreadState: Equatable {
    /// The system call in which it is, with its arguments.
    var state: String
    /// The time that it has used, in hundredths of a second.
    var ticks: Int
  }

  private static func threads(of process: pid_t) -> [Int32: ThreadState] {
    var threads: [Int32: ThreadState] = [:]
    let folder = "/proc/\(process)/task"
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
      func read(_ file: String) -> String? {
        try? String(contentsOfFile: "\(folder)/\(name)/\(file)", encoding: .utf8)
      }
      // After the name in parentheses, the 12th and 13th word are the time in use.
      let words = read("stat")?.split(separator: ")").last?.split(separator: " ") ?? []
      let ticks = words.count > 12 ? (Int(words[11]) ?? 0) + (Int(words[12]) ?? 0) : 0
      threads[Int32(name) ?? 0] = ThreadState(state: read("syscall") ?? "", ticks: ticks)
    }
    return threads
  }

  /// Asks the runtime for the stack of a thread, as if it had crashed.
  private static func stack(of thread: Int32, _ process: pid_t, writtenTo file: URL) -> String {
    #if canImport(Darwin)
      return ""
    #else
      guard signalThread(process, thread, SIGTRAP) == 0 else { return "" }
      for _ in 0..<200 {
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        if text.contains("Backtrace took") { return text }
        usleep(20_000)
      }
      return ""
    #endif
  }
}

#if !canImport(Darwin)
  @_silgen_name("tgkill")
  private func signalThread(_ process: pid_t, _ thread: pid_t, _ signal: Int32) -> Int32
#endif

/// A line of `/proc/…/syscall`: its number, then the arguments. A thread that waits for ever has called
/// `futex` without a time limit.
extension String {
  private var futex: (operation: Substring, value: Substring, limit: Substring)? {
    let words = split(separator: " ")
    guard words.count > 4, ["202", "98"].contains(words[0]) else { return nil }
    return (words[2], words[3], words[4])
  }

  /// `pthread_mutex_lock`: wait while others wait, too.
  fileprivate var isLock: Bool {
    futex.map { $0.operation == "0x80" && $0.value == "0x2" && $0.limit == "0x0" } ?? false
  }

  /// `sem_wait`, `pthread_cond_wait`: wait by the clock, and without a limit.
  fileprivate var isSemaphore: Bool {
    futex.map { $0.operation == "0x189" && $0.limit == "0x0" } ?? false
  }
}
