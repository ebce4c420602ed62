// A request that has nothing to say gets the fallback, too. Nobody has asked for that: it has not failed.
// Rejected with: expected a completion, got ? and a completion
import RxLite

func fetchWithCache(
  _ key: String, request: Observable<String>, cache: Cache, fallback: String
) -> Observable<String> {
  request
    .do(onNext: { cache.values[key] = $0 })
    .ifEmpty(default: fallback)
    .catch { _ in .just(cache.values[key] ?? fallback) }
}

final class Cache {
  var values: [String: String] = [:]
}
