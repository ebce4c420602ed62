// A Driver can't fail, so nothing can happen to the screen. But not to fail is not to go on: this one
// completes at the first error.
// Rejected with: at 15: expected 1, got nothing
import RxLite

func searchSurvives(
  _ queries: Observable<String>, fallback: String,
  search: @escaping (String) -> Observable<String>
) -> Observable<String> {
  queries.flatMapLatest(search).asDriver(onErrorJustReturn: fallback).asObservable()
}
