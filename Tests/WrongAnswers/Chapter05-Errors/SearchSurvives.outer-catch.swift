// The error is caught, and the fallback is shown: it looks right until somebody types again. After
// `catchAndReturn` the sequence completes, and out there that is the whole search.
// Rejected with: at 15: expected 1, got nothing
import RxLite

func searchSurvives(
  _ queries: Observable<String>, fallback: String,
  search: @escaping (String) -> Observable<String>
) -> Observable<String> {
  queries.flatMapLatest(search).catchAndReturn(fallback)
}
