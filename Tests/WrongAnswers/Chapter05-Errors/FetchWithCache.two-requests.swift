// One subscription writes into the cache, another one sends on. Each is a request of its own.
// Rejected with: Somebody has subscribed: one request, that tells both of them.
import RxLite

func fetchWithCache(
  _ key: String, request: Observable<String>, cache: Cache, fallback: String
) -> Observable<String> {
  .deferred {
    _ = request.subscribe(onNext: { cache.values[key] = $0 }, onError: { _ in })
    return request.catch { _ in .just(cache.values[key] ?? fallback) }
  }
}

final class Cache {
  var values: [String: String] = [:]
}
