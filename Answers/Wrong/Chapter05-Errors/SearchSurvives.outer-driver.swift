// A `Driver` can't fail, so nothing can happen to the screen. But it can complete, and this one
// does at the first error. It also moves the answers to the main thread.
// Rejected with: its events came on another thread
import RxLite

func searchSurvives(
  _ queries: Observable<String>, fallback: String,
  search: @escaping (String) -> Observable<String>
) -> Observable<String> {
  queries.flatMapLatest(search).asDriver(onErrorJustReturn: fallback).asObservable()
}
