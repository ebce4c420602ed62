import RxLite

/// A search in which a failed request costs one answer and nothing else.
///
///     queries     -a-----b-----a-----|
///     search       --1|  --X   --1|       the request for b fails
///       searchSurvives
///     result      ---1-----?-----1---|     the fallback is ?
///
/// The error is caught inside the closure, so `flatMapLatest` never receives it.
func searchSurvives(
  _ queries: Observable<String>, fallback: String,
  search: @escaping (String) -> Observable<String>
) -> Observable<String> {
  queries.flatMapLatest { query in
    search(query).catchAndReturn(fallback)
  }
}
