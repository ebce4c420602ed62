// Whoever is cancelled, first or last, cancels the download for all.
// Rejected with: Two of them were cancelled, but the download was stopped.
import RxLite

actor Pages {
  private let download: (_ address: String) -> Single<String>
  private var requests: [String: Task<String, any Error>] = [:]

  init(download: @escaping (_ address: String) -> Single<String>) {
    self.download = download
  }

  func page(_ address: String) async throws -> String {
    let request =
      requests[address]
      ?? Task {
        do { return try await download(address).value } catch {
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
