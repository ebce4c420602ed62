import RxLite

/// A request whose answers are kept for the day on which it fails.
///
///     request          --20-|            --X                 --X
///       fetchWithCache --20-|            --(20,|)            --(fallback,|)
///     cache after it     20                20                  nothing
///
/// NB: `do` stands above `catch`: so it sees what the request has sent, and not what replaces it. The
/// closure of `catch` runs at the failure, and finds what the cache has then.
func fetchWithCache(
  _ key: String, request: Observable<String>, cache: Cache, fallback: String
) -> Observable<String> {
  request
    .do(onNext: { cache.values[key] = $0 })
    .catch { _ in .just(cache.values[key] ?? fallback) }
}

/// What was fetched, by its key.
final class Cache {
  var values: [String: String] = [:]
}
