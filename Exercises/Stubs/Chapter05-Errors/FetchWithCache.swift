import RxLite

/// Exercise `errors/fetch-with-cache`: what was known before is better than nothing.
///
/// Run `request`. What it sends goes on to the subscriber and into the cache, under `key`, as soon as
/// it comes. If it fails, send what the cache has under `key` instead, or else `fallback`, and
/// complete.
///
///     request          --20-|            --X                 --X
///       fetchWithCache --20-|            --(20,|)            --(fallback,|)
///     cache after it     20                20                  nothing
///
/// `fallback` is no weather, so it must never get into the cache. And the cache is asked when the
/// request fails, not before: whoever subscribes to the sequence twice gets, the second time, what
/// the first time has brought.
///
/// Chapter 5, sections 2 and 3: the listing `cache-retry-catch` does it with three attempts; here one
/// is enough.
///
/// - Check it: `swift run course check errors/fetch-with-cache`,
///   or `swift test --package-path Exercises --filter FetchWithCache`
/// - A hint: `swift run course hint errors/fetch-with-cache`
func fetchWithCache(
  _ key: String, request: Observable<String>, cache: Cache, fallback: String
) -> Observable<String> {
  .never()  // Replace this line.
}

/// What was fetched, by its key.
final class Cache {
  var values: [String: String] = [:]
}
