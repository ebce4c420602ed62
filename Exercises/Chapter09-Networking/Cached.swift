import Foundation
import RxLite

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The stored answers, by address. You may add to this class.
final class DataCache {
  private let lock = NSLock()
  private var stored: [URL: Data] = [:]

  subscript(url: URL) -> Data? {
    get { lock.withLock { stored[url] } }
    set { lock.withLock { stored[url] = newValue } }
  }
}

/// Exercise `networking/cached`: a request that is sent only if there is no stored answer.
///
/// You needn't request again what you have received once. The lesson's first cache misses after a
/// redirect, swallows a `PUT` and decides too early. Write one that doesn't.
///
/// `cached(request, cache, load)` decides at each subscription, and not before. If the request is a `GET`
/// and the cache has data for its address, it emits that data and completes, without calling `load`.
/// Otherwise it subscribes to `load(request)`, and passes all events on. Each element of a `GET` is stored
/// under the whole address of the request, with its query, before it is passed on. Errors are not stored,
/// and nothing is stored for other methods. Disposing cancels what `load` has started.
///
///     load         --a-|
///     subscribed   ^           --a-|
///     and again         ^      (a,|)     no request
///
/// Chapter 9, section 7.
///
/// - Check it: `swift run course check networking/cached`,
///   or `swift test --package-path Exercises --filter Cached`
/// - A hint: `swift run course hint networking/cached`
func cached(
  _ request: URLRequest, _ cache: DataCache, _ load: @escaping (URLRequest) -> Observable<Data>
) -> Observable<Data> {
  .never()  // Replace this line.
}
