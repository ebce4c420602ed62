// A request is treated like a `Single`: what it sends after its first answer is left out, and so is
// a failure after it.
// Rejected with: at 5: expected 1, got nothing
import RxLite

func searchSurvives(
  _ queries: Observable<String>, fallback: String,
  search: @escaping (String) -> Observable<String>
) -> Observable<String> {
  queries.flatMapLatest { query in
    search(query).take(1).catchAndReturn(fallback)
  }
}
