import Foundation

extension RunEnding {
  /// - Parameters:
  ///   - crash: The runtime's report of the crash, which has the learner's own line. Its message on the
  ///     console often names a line of the standard library (`Array.swift`: index out of range), and there
  ///     is none for an arithmetic overflow.
  ///   - answer: The file that was compiled.
  init(_ cause: Cause, crash: URL, answer: URL?) {
    self.cause = cause
    guard let answer else { return }
    defer { line = line ?? Self.only(cause, in: answer) }
    guard let text = try? String(contentsOf: crash, encoding: .utf8) else { return }
    reason = text.firstMatch(of: #/\*\*\* Swift runtime failure: (.+) \*\*\*/#)
      .map { String($0.output.1) }
    // `… in run at /folder/Answer/MyRange.swift:12:5`: the innermost line of the answer.
    line = text.firstRange(of: " at \(answer.path):")
      .flatMap { Int(text[$0.upperBound...].prefix { $0.isNumber }) }
  }

  /// Returns the only line of an answer that starts threads, or that prints, if this was the cause and
  /// there is just one. The runtime rarely knows it: such a program is in a call of the system most of
  /// the time.
  private static func only(_ cause: Cause, in answer: URL) -> Int? {
    let form: Regex<Substring>
    switch cause {
    case .threads: form = #/\bThread\b|\bdetachNewThread\w*|\.async\b|\.start\(\)|\bTask\s*[.{]/#
    case .flood: form = #/\b(?:debugPrint|print|debug)\(/#
    default: return nil
    }
    let lines = ((try? String(contentsOf: answer, encoding: .utf8)) ?? "")
      .split(separator: "\n", omittingEmptySubsequences: false)
    let found = lines.indices.filter { index in
      let code = lines[index].prefix { $0 != "/" }
      return !code.hasPrefix("import ") && code.contains(form)
    }
    return found.count == 1 ? found[0] + 1 : nil
  }
}

extension RunEnding.Occupation {
  /// Examines a program that doesn't end, while it still runs: what its threads wait for, or where it
  /// loops. On macOS this isn't available; there the cause is only a loop or a wait.
  ///
  /// - Parameters:
  ///   - start: When it was started.
  ///   - crash: The file for the stack of the busiest thread, which the runtime writes on request.
  init(of process: pid_t, since start: ContinuousClock.Instant, writingTo crash: URL) {
    let threads = Self.threads(of: process)
    // On a busy machine a loop uses less than one core, and a program that waits uses nearly nothing.
    let used = threads.reduce(.zero) { $0 + $1.used }
    if used > (ContinuousClock.now - start) / 20,
      let busiest = threads.max(by: { $0.used < $1.used })
    {
      let stack = Self.stack(of: busiest.id, process, writtenTo: crash)
      self = stack.contains("VirtualTimeScheduler.start()") ? .clock : .loop
      return
    }
    // A program that is only slow may wait for a lock now, and hold it a moment later.
    usleep(100_000)
    let stuck = Self.threads(of: process).filter(threads.contains)
    if stuck.contains(where: { $0.state.isFutex("0x80", "0x2") }) {
      // `pthread_mutex_lock`: wait while others wait, too.
      self = .lock
    } else {
      // `sem_wait`, `pthread_cond_wait`: wait by the clock.
      self = stuck.contains { $0.state.isFutex("0x189") } ? .semaphore : .wait
    }
  }

  private struct ThreadState: Equatable {
    let id: Int32
    /// The system call in which it is, with its arguments.
    let state: String
    /// How long it has used a processor.
    let used: Duration
  }

  private static func threads(of process: pid_t) -> [ThreadState] {
    let folder = "/proc/\(process)/task"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.map { name in
      let thread = "\(folder)/\(name)"
      return ThreadState(
        id: Int32(name) ?? 0, state: systemCall(in: thread),
        used: processorTime(in: thread) ?? .zero)
    }
  }

  private static func systemCall(in thread: String) -> String {
    (try? String(contentsOfFile: "\(thread)/syscall", encoding: .utf8)) ?? ""
  }

  /// Asks the runtime for the stack of a thread, as if it had crashed. It answers only once.
  ///
  /// The runtime finds a function's caller by the frame pointer. The C library keeps none: in `malloc` the
  /// stack ends at once. So the process is stopped again and again, until the thread is in Swift's code.
  private static func stack(of thread: Int32, _ process: pid_t, writtenTo file: URL) -> String {
    #if !canImport(Darwin)
      for _ in 0..<100 {
        kill(process, SIGSTOP)
        if runsSwift(thread, process) { break }
        kill(process, SIGCONT)
        usleep(2_000)
      }
      let isAsked = signalThread(process, thread, SIGTRAP) == 0
      kill(process, SIGCONT)
      guard isAsked else { return "" }
      for _ in 0..<200 {
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        if text.contains("Backtrace took") { return text }
        usleep(20_000)
      }
    #endif
    return ""
  }

  #if !canImport(Darwin)
    /// Returns whether a thread of a process that is being stopped is in a program, in the learner's code,
    /// or in Swift's runtime.
    private static func runsSwift(_ thread: Int32, _ process: pid_t) -> Bool {
      var address: UInt?
      for _ in 0..<50 where address == nil {
        // The last word of a thread that has stopped is the address of its next instruction.
        let words = systemCall(in: "/proc/\(process)/task/\(thread)")
          .split(whereSeparator: \.isWhitespace)
        address = words.last.flatMap { UInt($0.dropFirst("0x".count), radix: 16) }
        if address == nil { usleep(1_000) }
      }
      guard let address,
        let map = try? String(contentsOfFile: "/proc/\(process)/maps", encoding: .utf8)
      else { return false }
      // `7fa012950000-7fa012aa5000 r-xp 00026000 fe:01 3473 /lib/x86_64-linux-gnu/libc.so.6`
      let region = map.split(separator: "\n").first { line in
        let bounds = line.prefix { $0 != " " }.split(separator: "-")
          .compactMap { UInt($0, radix: 16) }
        return bounds.count == 2 && bounds[0] <= address && address < bounds[1]
      }
      guard let region, region.contains("/"), let file = region.split(separator: "/").last else {
        return false
      }
      return file.hasPrefix("libswift") || !file.contains(".so")
    }
  #endif
}

#if !canImport(Darwin)
  @_silgen_name("tgkill")
  private func signalThread(_ process: pid_t, _ thread: pid_t, _ signal: Int32) -> Int32
#endif

extension String {
  /// Returns whether this line of `/proc/…/syscall` (a number, then the arguments) is a call of `futex`
  /// without a time limit, in which the thread waits for ever.
  fileprivate func isFutex(_ operation: String, _ value: String? = nil) -> Bool {
    let words = split(separator: " ").map(String.init)
    return words.count > 4 && ["202", "98"].contains(words[0]) && words[2] == operation
      && words[3] == value ?? words[3] && words[4] == "0x0"
  }
}
