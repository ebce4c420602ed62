import Foundation

/// Returns how long a process, or a thread, has used a processor, in steps of a hundredth of a second; `nil` if
/// it isn't there.
///
/// NB: On Linux only. On macOS the answer is always `nil`.
///
/// - Parameter folder: Its folder: `/proc/1234`, or `/proc/1234/task/1234`.
func processorTime(in folder: String) -> Duration? {
  // After the name in parentheses, the 12th and 13th word are the ticks in use.
  let text = try? String(contentsOfFile: "\(folder)/stat", encoding: .utf8)
  let words = text?.split(separator: ")").last?.split(separator: " ") ?? []
  guard words.count > 12, let user = Int(words[11]), let system = Int(words[12]) else { return nil }
  return .milliseconds(10 * (user + system))
}

/// Ends all processes that have a variable in their environment. The children of an answer inherit it,
/// and may have left the answer's process group.
///
/// NB: On Linux only. On macOS a process can't see the environment of others, and ends with its group.
func endProcesses(with variable: String) {
  #if !canImport(Darwin)
    let wanted = Data(variable.utf8) + [0]
    // One that starts others may do so while this looks.
    for _ in 0..<20 {
      let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      let found = processes.compactMap(Int32.init).filter { process in
        let environment = FileManager.default.contents(atPath: "/proc/\(process)/environ")
        return environment.map { ($0 + [0]).range(of: wanted) != nil } ?? false
      }
      if found.isEmpty { return }
      found.forEach { kill($0, SIGKILL) }
      usleep(2_000)
    }
  #endif
}
