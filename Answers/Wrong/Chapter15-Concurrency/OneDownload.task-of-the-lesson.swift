// A task for each address, as the lesson keeps one for its key. It belongs to no caller, and so it goes on when
// all of them have gone.
// Rejected with: The download goes on, for no one.
import RxLite

actor Pages {
  private let download: (_ address: String) -> Single<String>
  private var requests: [String: Task<String, any Error>] = [:]

  init(download: @escaping (_ address: String) -> Single<String>) {
    self.download = download
  }

  func page(_ address: String) async throws -> String {
    if let request = requests[address] { return try await request.value }
    let request = Task {
      do {
        return try await download(address).value
      } catch {
        requests[address] = nil
        throw error
      }
    }
    requests[address] = request
    return try await request.value
  }
}
