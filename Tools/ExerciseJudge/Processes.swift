import Foundation

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
