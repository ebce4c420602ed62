// When the queries complete, the result does: nobody types any more. The last request is cut off.
// Rejected with: at 3: expected 1, got nothing
import RxLite

func searchSurvives(
  _ queries: Observable<String>, fallback: String,
  search: @escaping (String) -> Observable<String>
) -> Observable<String> {
  let shared = queries.share()
  let end = shared.materialize().filter { $0.isCompleted }
  return shared.flatMapLatest { search($0).catchAndReturn(fallback) }.take(until: end)
}
