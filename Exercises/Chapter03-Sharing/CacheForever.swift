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
/// Hints:
/// - Which subject keeps everything, the ending included?
/// - `refCount` disconnects when the last one leaves, and connects again for the next. Is that wanted
///   here? If not, who connects?
/// - What does `connect()` do once the source has completed?
///
/// Run its tests: `swift test --package-path Exercises --filter CacheForever`
extension ObservableType {
  func cacheForever() -> Observable<Element> {
    .never()  // Replace this line.
  }
}
