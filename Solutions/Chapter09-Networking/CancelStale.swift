import RxLite

/// A search that cancels the request of an old query, and survives one that fails.
func searchResults(
  _ queries: Observable<String>, _ load: @escaping (String) -> Observable<String>
) -> Observable<String> {
  queries.flatMapLatest { query in
    load(query).catchAndReturn("no results")
  }
}
