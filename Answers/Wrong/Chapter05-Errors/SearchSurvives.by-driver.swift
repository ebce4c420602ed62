// The request becomes a `Driver`, which can't fail. But a driver delivers on the main thread.
// Rejected with: its events came on another thread
import RxLite

func searchSurvives(
  _ queries: Observable<String>, fallback: String,
  search: @escaping (String) -> Observable<String>
) -> Observable<String> {
  queries.flatMapLatest { query in
    search(query).asDriver(onErrorJustReturn: fallback)
  }
}
