func debounced(_ typed: AsyncStream<String>) async throws {
  var last: String?
  var waiting: Task<Void, any Error>?
  for await text in typed {
    waiting?.cancel()
    last = text
    // error: sending value of non-Sendable type '() async throws -> Void' risks causing data races
    waiting = Task {
      try await Task.sleep(for: .milliseconds(300))
      print(text)
      last = nil
    }
  }
  waiting?.cancel()
  if let last { print(last) }
}
