// `do` is put at the end of the chain, as what one does with the result. But there it also sees what
// `catch` has sent, and keeps the fallback as if the server had said it.
// Rejected with: must not be kept as one
import RxLite

func fetchWithCache(
  _ key: String, request: Observable<String>, cache: Cache, fallback: String
) -> Observable<String> {
  request
    .catch { _ in .just(cache.values[key] ?? fallback) }
    .do(onNext: { cache.values[key] = $0 })
}

final class Cache {
  var values: [String: String] = [:]
}
