import RxLite

/// Stores what a request emits, and answers from the cache if the request fails.
///
///     request      --20-|      --X          --X
///       fetchWithCache
///     result       --20-|      --(20,|)     --(?,|)    the fallback is ?
///     the cache    has 20      had 20       had nothing
///
/// `do` stands above `catch`, so it sees what the request emits, and not what replaces it. The closure
/// of `catch` runs when the request fails, so it reads what the cache has then.
func fetchWithCache(
  _ key: String, request: Observable<String>, cache: Cache, fallback: String
) -> Observable<String> {
  request
    .do(onNext: { cache.values[key] = $0 })
    .catch { _ in .just(cache.values[key] ?? fallback) }
}

/// The stored answers, by key.
final class Cache {
  var values: [String: String] = [:]
}
