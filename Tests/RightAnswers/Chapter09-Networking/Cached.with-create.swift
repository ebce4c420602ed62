// The cache is asked in the closure of `create`.

import Foundation
import RxLite

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The answers that have been stored. You may add to it.
final class DataCache {
  private let lock = NSLock()
  private var stored: [URL: Data] = [:]

  subscript(url: URL) -> Data? {
    get { lock.withLock { stored[url] } }
    set { lock.withLock { stored[url] = newValue } }
  }
}

/// A request that is sent only if the cache has no data for its address.
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
