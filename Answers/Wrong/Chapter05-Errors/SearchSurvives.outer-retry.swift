// `retry` keeps the search alive, but shows nothing for the query that failed. And it subscribes to
// the queries again, which start over if they are cold.
// Rejected with: expected ?, got nothing
import RxLite

func searchSurvives(
  _ queries: Observable<String>, fallback: String,
  search: @escaping (String) -> Observable<String>
) -> Observable<String> {
  queries.flatMapLatest(search).retry(3)
}
