import RxLite

/// Exercise `networking/cancel-stale`: a search that cancels the request of an old query.
///
/// Answers may overtake one another, and a search must not show the results of a query that has been
/// changed. Nor should the server go on working for the old query.
///
/// `searchResults(queries, load)` calls `load` with each query as it is, even if it is empty or equal
/// to the one before, and subscribes to the request that it returns. The result emits what the request
/// emits. When the next query arrives, the old request is disposed before the new one is subscribed
/// to. A request that fails emits the one element `no results` in place of its error, and the search
/// continues.
///
/// The result completes when the queries and the last request have completed. If the queries fail, it
/// fails with their error, and the request is disposed. Each subscription has a run of its own.
///
///     queries    -a--b-----c----|
///     request a   ---!
///     request b      --1-2|
///     request c            --X
///     result     ------1-2---?--|      ? is "no results"
///
/// Chapter 9, section 5.
///
/// - Check it: `swift run course check networking/cancel-stale`,
///   or `swift test --package-path Exercises --filter CancelStale`
/// - A hint: `swift run course hint networking/cancel-stale`
func searchResults(
  _ queries: Observable<String>, _ load: @escaping (String) -> Observable<String>
) -> Observable<String> {
  .never()  // Replace this line.
}
