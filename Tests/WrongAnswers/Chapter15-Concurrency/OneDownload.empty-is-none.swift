// A page is stored as its text, and an empty text is taken for no page.
// Rejected with: The page is empty. It has been downloaded, but it is downloaded again.
import RxLite

actor Pages {
  private let download: (_ address: String) -> Single<String>
  private var pages: [String: String] = [:]
  private var requests: [String: Task<String, any Error>] = [:]

  init(download: @escaping (_ address: String) -> Single<String>) {
    self.download = download
  }

  func page(_ address: String) async throws -> String {
    if let page = pages[address], !page.isEmpty { return page }
    if let request = requests[address] { return try await request.value }
    let request = Task {
      defer { requests[address] = nil }
      let page = try await download(address).value
      pages[address] = page
      return page
    }
    requests[address] = request
    return try await request.value
  }
}
