import RxLite

/// Exercise `concurrency/one-download`: one download, as long as somebody waits for it.
///
/// A reader for long articles. Three labels show parts of one page, and each asks for it when it appears, so
/// it should be downloaded once. And whoever scrolls past an article on the train shouldn't pay for it: the
/// labels are cancelled when they disappear, and a page that no label waits for is not downloaded to its end.
/// The actor of the lesson keeps a task, and that one knows nothing of those who wait for it.
///
///     first asks   --?-------------page
///     second asks  ------?----!
///       download     ----------page        once
///     third asks   ------------------(?,page)
///
///     first asks   --?--------!
///     second asks  ------?----!
///       download     ---------!
///
///     !: cancelled
///
/// - `page(address)` returns a page that has been downloaded before without another download.
/// - If that page is being downloaded, it waits for that download and returns its page, or throws its error.
/// - Different addresses have downloads of their own, which may run at the same time. Addresses are compared
///   as they are: don't trim them, and don't make them lower-case.
/// - An error is not kept: a caller that has received it and asks again gets another download, even if
///   other callers haven't received the error yet. That download is shared like the first.
/// - Cancelling a caller's task doesn't stop a download that others wait for. When the last of those who
///   wait is cancelled, the subscription to the download is disposed, and the next caller gets another one.
///   What a cancelled caller receives, and when, is up to you.
/// - Nothing is downloaded before a caller asks for it.
///
/// Chapter 15, sections 1, 2 and 8.
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
