import RxLite

/// Downloads each page once, as long as somebody waits for it.
///
///     first asks   --?-------------page
///     second asks  ------?----!
///       download     ----------page        once
///     third asks   ------------------(?,page)
actor Pages {
  private let download: (_ address: String) -> Single<String>
  private var pages: [String: String] = [:]
  private var downloads: [String: Observable<String>] = [:]

  init(download: @escaping (_ address: String) -> Single<String>) {
    self.download = download
  }

  func page(_ address: String) async throws -> String {
    if let page = pages[address] { return page }
    let running = downloads[address] ?? shared(address)
    downloads[address] = running
    return try await running.asSingle().value
  }

  /// A download for all who wait: `share()` begins it for the first of them, and disposes it after the last.
  private func shared(_ address: String) -> Observable<String> {
    Single.create { [weak self] in
      guard let self else { throw CancellationError() }
      return try await self.store(address)
    }
    .asObservable()
    .share()
  }

  /// The page is stored before anybody receives it, so no caller finds neither a page nor a download.
  private func store(_ address: String) async throws -> String {
    let page = try await download(address).value
    pages[address] = page
    return page
  }
}
