// An answer that is equal to the previous one looks superfluous, and is left out.
// Rejected with: at 7: expected 20, got nothing
import RxLite

func fetchWithCache(
  _ key: String, request: Observable<String>, cache: Cache, fallback: String
) -> Observable<String> {
  request.distinctUntilChanged().do(onNext: { cache.values[key] = $0 })
    .catch { _ in .just(cache.values[key] ?? fallback) }
}

/// The stored answers, by key.
final class Cache {
  var values: [String: String] = [:]
}
