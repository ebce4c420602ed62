// The failure is left out, and the screen goes on showing the answer to an older query.
// Rejected with: at 3: expected ?, got nothing
import RxLite

func searchSurvives(
  _ queries: Observable<String>, fallback: String,
  search: @escaping (String) -> Observable<String>
) -> Observable<String> {
  queries.flatMapLatest { search($0).catch { _ in .empty() } }
}
