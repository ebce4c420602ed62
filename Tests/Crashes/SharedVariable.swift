import RxLite

func searchAfterThePause(
  _ typed: Observable<String>, _ request: @escaping @Sendable (String) -> Single<String>
) async throws {
  var pause: Task<Void, any Error>?
  var search: Task<Void, any Error>?
  for try await text in typed.values {
    pause?.cancel()
    // error: sending value of non-Sendable type '() async throws -> Void' risks causing data races
    pause = Task {
      try await Task.sleep(for: .milliseconds(200))
      search?.cancel()
      search = Task { print(try await request(text).value) }
    }
  }
}
