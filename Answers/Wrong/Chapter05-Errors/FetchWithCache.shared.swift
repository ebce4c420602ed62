// One request for all subscribers: there is a cache, after all. But then the second subscriber
// never receives anything new.
// Rejected with: A second one begins anew.
import RxLite

func fetchWithCache(
  _ key: String, request: Observable<String>, cache: Cache, fallback: String
) -> Observable<String> {
  request.do(onNext: { cache.values[key] = $0 })
    .catch { _ in .just(cache.values[key] ?? fallback) }
    .share(replay: 1, scope: .forever)
}

/// The stored answers, by key.
final class Cache {
  var values: [String: String] = [:]
}
