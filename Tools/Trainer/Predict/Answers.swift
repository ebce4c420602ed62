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

  /// Returns the next line, after a prompt; `nil` if there are no more. A line from a file is printed after
  /// the prompt, as a terminal shows a typed one.
  func next(_ prompt: String) throws -> String? {
    fputs(prompt, stdout)
    fflush(stdout)
    let line = try read()
    if !isTyped || line == nil { fputs((line?.description ?? "") + "\n", stdout) }
    return line
  }

  private func read() throws -> String? {
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
