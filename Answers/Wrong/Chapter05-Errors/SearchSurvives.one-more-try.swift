// A second attempt before the fallback. The user waits twice as long, and the server gets two
// requests.
// Rejected with: at 5: expected nothing, got ?
import RxLite

func searchSurvives(
  _ queries: Observable<String>, fallback: String,
  search: @escaping (String) -> Observable<String>
) -> Observable<String> {
  queries.flatMapLatest { search($0).retry(2).catchAndReturn(fallback) }
}
