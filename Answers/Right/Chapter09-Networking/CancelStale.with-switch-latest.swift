// `map` makes a sequence of requests, and `switchLatest` follows the latest.

import RxLite

/// Answers each query. A new query cancels the request of the old one, and a failed request doesn't
/// end the search.
func searchResults(
  _ queries: Observable<String>, _ load: @escaping (String) -> Observable<String>
) -> Observable<String> {
  queries.map { load($0).catchAndReturn("no results") }.switchLatest()
}
