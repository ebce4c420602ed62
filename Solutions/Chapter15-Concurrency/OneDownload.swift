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

  /// A download for all who wait: `share` begins it for the first of them, and disposes it after the last. Whoever
  /// subscribes between the page and the completion receives the page, too.
  private func shared(_ address: String) -> Observable<String> {
    Single.create { [weak self] in
      guard let self else { throw CancellationError() }
      return try await self.store(address)
    }
    .asObservable()
    .share(replay: 1)
  }

  /// The page is stored before anybody receives it. A caller that was on its way then, between looking for the
  /// page and subscribing, finds the download at its end and begins another one: so the page is looked for again.
  private func store(_ address: String) async throws -> String {
    if let stored = pages[address] { return stored }
    let page = try await download(address).value
    pages[address] = page
    return page
  }
}
