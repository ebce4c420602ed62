// An empty query is not searched for. That may be wise, but the task says otherwise, and the older
// request goes on.
// Rejected with: first an empty one, then one with blanks
import RxLite

func searchSurvives(
  _ queries: Observable<String>, fallback: String,
  search: @escaping (String) -> Observable<String>
) -> Observable<String> {
  queries.filter { !$0.isEmpty }.flatMapLatest { search($0).catchAndReturn(fallback) }
}
