import RxLite

/// Stores what a request emits, and answers from there when it fails.
///
///     request      --20-|      --X          --X
///       fetchWithCache
///     result       --20-|      --(20,|)     --(?,|)    the fallback is ?
///     the cache    has 20      had 20       had nothing
///
/// `do` stands above `catch`, so it sees what the request emits, and not what replaces it. The closure
/// of `catch` is called when the request fails, and finds what the cache has then.
func fetchWithCache(
  _ key: String, request: Observable<String>, cache: Cache, fallback: String
) -> Observable<String> {
  request
    .do(onNext: { cache.values[key] = $0 })
    .catch { _ in .just(cache.values[key] ?? fallback) }
}

/// The answers by their key.
final class Cache {
  var values: [String: String] = [:]
}
