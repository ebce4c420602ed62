import ExerciseJudge
import Foundation

/// The learner's answers: lines that are typed, or read from a file.
final class Answers {
  /// Whether they are typed.
  let isTyped: Bool
  private let descriptor: Int32
  private let cancellation: Cancellation
  private var bytes: [UInt8] = []
  private var hasEnded = false

  init(from descriptor: Int32 = STDIN_FILENO, until cancellation: Cancellation) {
    self.descriptor = descriptor
    self.cancellation = cancellation
    isTyped = isatty(descriptor) == 1
  }

  enum Answer: Equatable {
    case line(String)
    /// There are no more.
    case end
    /// The learner has typed `q`.
    case quit
  }

  /// Returns the next answer, after a prompt. A line from a file is printed after the prompt, as a terminal
  /// shows a typed one.
  func read(_ prompt: String) throws -> Answer {
    fputs(prompt, stdout)
    fflush(stdout)
    let line = try nextLine()
    if !isTyped || line == nil { fputs((line ?? "") + "\n", stdout) }
    guard let line else { return .end }
    return line.trimmingCharacters(in: .whitespaces) == "q" ? .quit : .line(line)
  }

  /// Waits for the Enter key; `nil` if there is no more, or the learner has quit.
  func next(_ prompt: String) throws -> String? {
    if case .line(let line) = try read(prompt) { line } else { nil }
  }

  private func nextLine() throws -> String? {
    while true {
      if let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
        defer { bytes.removeSubrange(...end) }
        return String(decoding: bytes[..<end], as: UTF8.self)
      }
      if hasEnded {
        defer { bytes = [] }
        return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
      }
      if cancellation.isCancelled { throw CancellationError() }
      var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, 100) > 0 else { continue }
      var buffer = [UInt8](repeating: 0, count: 4096)
      let count = Foundation.read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      if count <= 0 { hasEnded = true } else { bytes += buffer[..<count] }
    }
  }
}
