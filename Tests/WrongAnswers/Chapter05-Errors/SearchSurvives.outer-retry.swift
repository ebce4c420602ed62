// `retry` keeps the search alive, but it shows nothing for the query that failed; and it listens to the
// queries anew, which begin from the beginning if they can.
// Rejected with: was not subscribed as expected
import RxLite

func searchSurvives(
  _ queries: Observable<String>, fallback: String,
  search: @escaping (String) -> Observable<String>
) -> Observable<String> {
  queries.flatMapLatest(search).retry(3)
}
