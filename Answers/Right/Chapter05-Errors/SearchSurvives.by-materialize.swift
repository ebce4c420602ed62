// `materialize` keeps the error as an element.
import RxLite

func searchSurvives(
  _ queries: Observable<String>, fallback: String,
  search: @escaping (String) -> Observable<String>
) -> Observable<String> {
  queries.flatMapLatest { search($0).materialize() }
    .compactMap { event -> String? in
      switch event {
      case .next(let answer): answer
      case .error: fallback
      case .completed: nil
      }
    }
}
