// The cancellation of whoever began the download is passed on to it, and others wait for it.
// Rejected with: One of them was cancelled, but the download was stopped.
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
    return try await withTaskCancellationHandler {
      try await request.value
    } onCancel: {
      request.cancel()
    }
  }
}
