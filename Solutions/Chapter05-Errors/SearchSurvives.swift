import RxLite

/// A search in which a request that fails costs one answer, and nothing else.
///
///     queries      -a-----b-----a-----|
///     search         --1    --X   --1          a succeeds, b fails
///       searchSurvives
///                  ---1-----?-----1---|
///
/// The error is caught where it begins, inside. `flatMapLatest` never hears of it.
func searchSurvives(
  _ queries: Observable<String>, fallback: String,
  search: @escaping (String) -> Observable<String>
) -> Observable<String> {
  queries.flatMapLatest { query in
    search(query).catchAndReturn(fallback)
  }
}
