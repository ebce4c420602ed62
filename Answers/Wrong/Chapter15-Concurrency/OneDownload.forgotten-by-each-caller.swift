// Each caller that receives the error removes the download. The last of them removes the next download, too.
// Rejected with: begins, although the second is running.
import RxLite

actor Pages {
  private let download: (_ address: String) -> Single<String>
  private var requests: [String: (task: Task<String, any Error>, waiting: Int)] = [:]

  init(download: @escaping (_ address: String) -> Single<String>) {
    self.download = download
  }

  func page(_ address: String) async throws -> String {
    let task = requests[address]?.task ?? Task { try await download(address).value }
    requests[address, default: (task, 0)].waiting += 1
    do {
      return try await withTaskCancellationHandler {
        try await task.value
      } onCancel: {
        Task { await leave(address) }
      }
    } catch {
      requests[address] = nil
      throw error
    }
  }

  private func leave(_ address: String) {
    requests[address]?.waiting -= 1
    if requests[address]?.waiting == 0 { requests[address]?.task.cancel() }
  }
}
