import RxLite

/// A report on a download.
enum DownloadReport: Equatable {
  case progress(id: String, Double)
  case completed(id: String)
  case failed(id: String)
}

/// Exercise `videolist/two-at-a-time`: no more than two downloads at once.
///
/// A user taps ten videos. Ten downloads at once would all be slow, and one that fails must not end the
/// others.
///
/// For each element of `requests`, an id, the result subscribes to `download(id)`, but to no more than two at a
/// time. The others wait, and begin in the order in which they were requested. `download` is called when a
/// download begins, and not earlier.
///
/// - Each element of a download is emitted as `.progress`. When it completes, `.completed` is emitted, and when
///   it fails `.failed`; then the next one begins.
/// - An id that is waiting or loading isn't started again. Once it has completed or failed, it may be, even by
///   an observer that is receiving that report.
/// - The result completes when `requests` and all downloads have ended. An error of `requests` is passed on, and
///   cancels the downloads; disposing cancels them too.
/// - Each subscription has its own downloads, two at a time.
///
/// You may assume that the requests and all downloads send their events on one thread.
///
///     requests  -a-b-c------------
///     a         -^--½---1-|
///     b           -^----------->
///     c                   ^------>
///
/// Chapter 14, section 5.
///
/// - Check it: `swift run course check videolist/two-at-a-time`,
///   or `swift test --package-path Exercises --filter TwoAtATime`
/// - A hint: `swift run course hint videolist/two-at-a-time`
func downloadTwoAtATime(
  _ requests: Observable<String>, _ download: @escaping (_ id: String) -> Observable<Double>
) -> Observable<DownloadReport> {
  .never()  // Replace this line.
}
