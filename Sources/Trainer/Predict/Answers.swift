import ExerciseJudge
import Foundation

/// The lines that somebody types, or that a file has for us.
final class Answers {
  /// Whether somebody types them.
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

  /// The next line, after a prompt; `nil` when there are no more. What is not typed is written down
  /// behind the prompt, as a terminal does with what is typed.
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
