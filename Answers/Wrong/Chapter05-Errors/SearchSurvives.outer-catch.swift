// The error is caught, and the fallback is shown: it looks right until somebody types again. After
// the fallback, `catchAndReturn` completes the sequence, which is the whole search at this place.
// Rejected with: at 15: expected 1, got nothing
import RxLite

func searchSurvives(
  _ queries: Observable<String>, fallback: String,
  search: @escaping (String) -> Observable<String>
) -> Observable<String> {
  queries.flatMapLatest(search).catchAndReturn(fallback)
}
