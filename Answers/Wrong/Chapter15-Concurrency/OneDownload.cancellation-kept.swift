// Whoever leaves last forgets the download, so a CancellationError seems to need no more. But the download can
// throw one itself.
// Rejected with: The download of /a has failed with a CancellationError. Now somebody asks for it again.
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
        if !(error is CancellationError) { forget(new, address) }
        throw error
      }
    }
    return new
  }

  private func leave(_ download: Download, _ address: String) {
    download.waiting -= 1
    if download.waiting > 0 || download.hasPage { return }
    download.task?.cancel()
    forget(download, address)
  }

  private func forget(_ download: Download, _ address: String) {
    if downloads[address] === download { downloads[address] = nil }
  }
}
