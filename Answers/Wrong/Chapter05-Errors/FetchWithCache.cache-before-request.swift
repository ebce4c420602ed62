// What is in the cache is not requested again, as with many caches. This cache is for a request
// that fails; otherwise the newest answer counts.
// Rejected with: expected 20, got
import RxLite

func fetchWithCache(
  _ key: String, request: Observable<String>, cache: Cache, fallback: String
) -> Observable<String> {
  if let known = cache.values[key] { return .just(known) }
  return request.do(onNext: { cache.values[key] = $0 }).catch { _ in
    .just(cache.values[key] ?? fallback)
  }
}

final class Cache {
  var values: [String: String] = [:]
}
