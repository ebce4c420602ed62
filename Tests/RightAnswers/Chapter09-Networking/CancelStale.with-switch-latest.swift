// A sequence of requests, of which the latest counts.

import RxLite

/// A search that cancels the request of an old query, and survives one that fails.
func searchResults(
  _ queries: Observable<String>, _ load: @escaping (String) -> Observable<String>
) -> Observable<String> {
  queries.map { load($0).catchAndReturn("no results") }.switchLatest()
}
