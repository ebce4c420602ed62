// The error is caught in the right place. But `flatMap` keeps all requests, and the answer to an
// older query may arrive after the answer to a newer one.
// Rejected with: at 7: expected nothing, got 1
import RxLite

func searchSurvives(
  _ queries: Observable<String>, fallback: String,
  search: @escaping (String) -> Observable<String>
) -> Observable<String> {
  queries.flatMap { search($0).catchAndReturn(fallback) }
}
