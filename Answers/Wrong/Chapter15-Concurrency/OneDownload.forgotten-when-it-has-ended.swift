// The last caller cancels the task, and only the task removes itself: until it does, the next caller finds it.
// Rejected with: Somebody asks for /a at the moment in which that download is
import RxLite

actor Pages {
  private let download: (_ address: String) -> Single<String>
  private var downloads: [String: Download] = [:]

  init(download: @escaping (_ address: String) -> Single<String>) {
    self.download = download
  }

  private final class Download: @unchecked Sendable {
    var task: Task<String, any Error>?
    var waiting = 0
    var hasPage = false
  }

  func page(_ address: String) async throws -> String {
    try Task.checkCancellation()
    let running = downloads[address] ?? begin(address)
    running.waiting += 1
    return try await withTaskCancellationHandler {
      try await running.task!.value
    } onCancel: {
      Task { await leave(running, address) }
    }
  }

  private func begin(_ address: String) -> Download {
    let new = Download()
    downloads[address] = new
    new.task = Task {
      do {
        let page = try await download(address).value
        new.hasPage = true
        return page
      } catch {
        forget(new, address)
        throw error
      }
    }
    return new
  }

  private func leave(_ download: Download, _ address: String) {
    download.waiting -= 1
    if download.waiting > 0 || download.hasPage { return }
    download.task?.cancel()
  }

  private func forget(_ download: Download, _ address: String) {
    if downloads[address] === download { downloads[address] = nil }
  }
}
