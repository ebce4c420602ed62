// The download is cancelled with the last caller, and stays where the next caller finds it.
// Rejected with: The first download of /a was stopped. Now somebody asks for it again.
import RxLite

actor Pages {
  private let download: (_ address: String) -> Single<String>
  private var requests: [String: (task: Task<String, any Error>, waiting: Int)] = [:]

  init(download: @escaping (_ address: String) -> Single<String>) {
    self.download = download
  }

  func page(_ address: String) async throws -> String {
    let task =
      requests[address]?.task
      ?? Task {
        do { return try await download(address).value } catch {
          if !(error is CancellationError) { requests[address] = nil }
          throw error
        }
      }
    requests[address, default: (task, 0)].waiting += 1
    return try await withTaskCancellationHandler {
      try await task.value
    } onCancel: {
      Task { await leave(address) }
    }
  }

  private func leave(_ address: String) {
    requests[address]?.waiting -= 1
    if requests[address]?.waiting == 0 { requests[address]?.task.cancel() }
  }
}
