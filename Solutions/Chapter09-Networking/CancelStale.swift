import RxLite

/// Answers each query. A new query cancels the request of the old one, and a failed request doesn't
/// end the search.
func searchResults(
  _ queries: Observable<String>, _ load: @escaping (String) -> Observable<String>
) -> Observable<String> {
  queries.flatMapLatest { query in
    load(query).catchAndReturn("no results")
  }
}
