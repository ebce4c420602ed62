// A request without an answer gets the fallback, too. It has not failed.
// Rejected with: at 3: expected nothing, got ?
import RxLite

func searchSurvives(
  _ queries: Observable<String>, fallback: String,
  search: @escaping (String) -> Observable<String>
) -> Observable<String> {
  queries.flatMapLatest { search($0).ifEmpty(default: fallback).catchAndReturn(fallback) }
}
