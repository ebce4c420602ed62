// A shared sequence for each address, which remembers its page.
import RxLite

actor Pages {
  private let download: (_ address: String) -> Single<String>
  private var pages: [String: Observable<String>] = [:]

  init(download: @escaping (_ address: String) -> Single<String>) {
    self.download = download
  }

  func page(_ address: String) async throws -> String {
    let page =
      pages[address] ?? download(address).asObservable().share(replay: 1, scope: .forever)
    pages[address] = page
    do {
      return try await page.asSingle().value
    } catch is CancellationError {
      throw CancellationError()
    } catch {
      if pages[address] === page { pages[address] = nil }
      throw error
    }
  }
}
