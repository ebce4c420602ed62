// The cache is asked in the closure of `create`.

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

/// Answers a `GET` from the cache if it can. Otherwise sends the request, and stores the answer to
/// a `GET`.
func cached(
  _ request: URLRequest, _ cache: DataCache, _ load: @escaping (URLRequest) -> Observable<Data>
) -> Observable<Data> {
  guard let url = request.url, request.httpMethod == "GET" else {
    return .deferred { load(request) }
  }
  return .create { observer in
    if let data = cache[url] { return Observable.just(data).subscribe(observer) }
    return load(request).do(onNext: { data in cache[url] = data }).subscribe(observer)
  }
}
