import RxLite

/// Exercise `errors/fetch-with-cache`: an old answer is better than none.
///
/// You learn where in a chain to fill a cache, and when to look into it. An app that shows
/// yesterday's weather in a tunnel does this.
///
/// Subscribe to `request`, once for each subscriber. Store each element in the cache, under `key`,
/// and then pass it on. If the request fails, emit what the cache has under `key`, or `fallback` if
/// it has nothing, and complete.
///
///     request      --20-|      --X          --X
///       fetchWithCache
///     result       --20-|      --(20,|)     --(?,|)    the fallback is ?
///     the cache    has 20      had 20       had nothing
///
/// - The fallback isn't an answer, so it never gets into the cache.
/// - Look into the cache when the request fails, not earlier: another request may have filled it
///   meanwhile.
/// - A request that completes without an element has not failed.
/// - There is one attempt. Disposing the result disposes the request.
///
/// Chapter 5, section 8: `fill-the-cache`.
///
/// - Check it: `swift run course check errors/fetch-with-cache`,
///   or `swift test --package-path Exercises --filter FetchWithCache`
/// - A hint: `swift run course hint errors/fetch-with-cache`
func fetchWithCache(
  _ key: String, request: Observable<String>, cache: Cache, fallback: String
) -> Observable<String> {
  .never()  // Replace this line.
}

/// The stored answers, by key.
final class Cache {
  var values: [String: String] = [:]
}
