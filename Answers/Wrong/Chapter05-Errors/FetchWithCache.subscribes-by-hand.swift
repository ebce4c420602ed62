// `create`, and the subscription to the request is dropped. Disposing the result doesn't cancel the
// request.
// Rejected with: The subscription to the result was disposed, but that to the request still runs.
import RxLite

func fetchWithCache(
  _ key: String, request: Observable<String>, cache: Cache, fallback: String
) -> Observable<String> {
  Observable.create { observer in
    _ = request.subscribe(
      onNext: {
        cache.values[key] = $0
        observer.onNext($0)
      },
      onError: { _ in
        observer.onNext(cache.values[key] ?? fallback)
        observer.onCompleted()
      },
      onCompleted: observer.onCompleted)
    return Disposables.create()
  }
}

/// The stored answers, by key.
final class Cache {
  var values: [String: String] = [:]
}
