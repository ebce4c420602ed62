// `map` makes the requests, `switchLatest` chooses the newest.
import RxLite

func searchSurvives(
  _ queries: Observable<String>, fallback: String,
  search: @escaping (String) -> Observable<String>
) -> Observable<String> {
  queries.map { search($0).catch { _ in Observable.just(fallback) } }.switchLatest()
}
