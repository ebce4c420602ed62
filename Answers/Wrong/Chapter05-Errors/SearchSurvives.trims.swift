// Blanks around the query are cut off.
// Rejected with: `search` should receive each query as it is
import RxLite

func searchSurvives(
  _ queries: Observable<String>, fallback: String,
  search: @escaping (String) -> Observable<String>
) -> Observable<String> {
  queries.flatMapLatest { query in
    search(query.split(separator: " ").joined(separator: " ")).catchAndReturn(fallback)
  }
}
