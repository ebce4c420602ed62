import RxLite

/// Exercise `sharing/cache-forever`: ask once, and keep the answer.
///
/// The first observer starts the source: a request. It is started once and never again, and nobody who
/// leaves stops it. Everybody hears the whole answer from the beginning, whenever they come: its
/// elements so far, and the ending when there is one. An error is an answer, too.
///
///     request  ^--a--b--|           once
///       cacheForever
///     first    ---a--b--|
///     hasty    ---!                 leaves; the request goes on
///     late           (a,b)-|
///     too late             (a,b,|)  and no second request
///
/// Chapter 3, sections 3 to 5.
///
/// - Check it: `swift run course check sharing/cache-forever`,
///   or `swift test --package-path Exercises --filter CacheForever`
/// - A hint: `swift run course hint sharing/cache-forever`
extension ObservableType {
  func cacheForever() -> Observable<Element> {
    .never()  // Replace this line.
  }
}
