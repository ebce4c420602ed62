// The lesson's first actor: two callers find nothing stored, and both download.
// Rejected with: Several callers have asked for a page that is being downloaded
import RxLite

actor Pages {
  private let download: (_ address: String) -> Single<String>
  private var stored: [String: String] = [:]

  init(download: @escaping (_ address: String) -> Single<String>) {
    self.download = download
  }

  func page(_ address: String) async throws -> String {
    if let page = stored[address] { return page }
    let page = try await download(address).value
    stored[address] = page
    return page
  }
}
