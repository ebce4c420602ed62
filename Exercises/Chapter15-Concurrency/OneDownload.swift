import RxLite

/// Exercise `concurrency/one-download`: one download, however many callers ask for it.
///
/// Three labels show the same page, and each asks for it when it appears. The actor of the listing
/// `actor-asks-twice` would download it three times: at its `await` it lets the next caller in, and that one
/// finds nothing stored. Write an actor that downloads a page once.
///
///     first asks   --?-------------page
///     second asks  ------?---------page
///       download     ----------page        once
///     third asks   ------------------(?,page)
///
/// - `page(address)` returns a page that has been downloaded before without another download.
/// - If that page is being downloaded, it waits for that download and returns its page, or throws its error.
/// - Different addresses have downloads of their own, which may run at the same time. Compare addresses as
///   strings, as they are.
/// - An error is not kept: a caller that has received it and asks again gets another download, even if
///   other callers haven't received the error yet. Nothing is downloaded before a caller asks for it.
/// - Cancelling one caller's task doesn't stop a download that others wait for. What the cancelled caller
///   receives, and when, is up to you.
///
/// Chapter 15, section 8.
///
/// - Check it: `swift run course check concurrency/one-download`,
///   or `swift test --package-path Exercises --filter OneDownload`
/// - A hint: `swift run course hint concurrency/one-download`
actor Pages {
  private let download: (_ address: String) -> Single<String>

  init(download: @escaping (_ address: String) -> Single<String>) {
    self.download = download
  }

  func page(_ address: String) async throws -> String {
    ""  // Replace this line.
  }
}
