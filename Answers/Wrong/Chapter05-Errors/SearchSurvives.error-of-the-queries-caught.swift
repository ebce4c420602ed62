// The error is caught inside, and once more outside, to be safe. But no fallback replaces an error
// of the queries.
// Rejected with: at 7: expected an error, got ? and a completion
import RxLite

func searchSurvives(
  _ queries: Observable<String>, fallback: String,
  search: @escaping (String) -> Observable<String>
) -> Observable<String> {
  queries
    .flatMapLatest { search($0).catchAndReturn(fallback) }
    .catchAndReturn(fallback)
}
