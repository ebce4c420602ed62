import RxLite

/// Exercise `errors/search-survives`: a screen that outlives its requests.
///
/// Call `search` with each query, and send what the newest of these requests sends; a newer query
/// leaves the older request. If a request fails, send `fallback` in its place. The next query must be
/// answered all the same.
///
///     queries      -a-----b-----a-----|
///     search         --1    --X   --1          a succeeds, b fails
///       searchSurvives
///                  ---1-----?-----1---|
///
/// If the sequence of queries itself fails, then that is the end, and its error passes: no fallback
/// is right for that.
///
/// Chapter 5, section 6: the listings `outer-catch` and `inner-catch`.
///
/// - Check it: `swift run course check errors/search-survives`,
///   or `swift test --package-path Exercises --filter SearchSurvives`
/// - A hint: `swift run course hint errors/search-survives`
func searchSurvives(
  _ queries: Observable<String>, fallback: String,
  search: @escaping (String) -> Observable<String>
) -> Observable<String> {
  .never()  // Replace this line.
}
