import RxLite

/// Exercise `errors/search-survives`: a screen that outlives its requests.
///
/// You learn to catch an error where it costs one answer, and not the whole search. The mistake is
/// easy to make and hard to see: the screen looks fine, and reacts to nothing.
///
/// Call `search` once with each query, and emit what the newest request emits. If that request
/// fails, emit `fallback` instead of the error. The next query must still be answered.
///
///     queries     -a-----b-----a-----|
///     search       --1|  --X   --1|       the request for b fails
///       searchSurvives
///     result      ---1-----?-----1---|     the fallback is ?
///
/// - A newer query disposes the request of the older one.
/// - Queries are passed to `search` as they are, equal ones and empty ones too.
/// - After the queries have completed, the request in progress is still answered; then the result
///   completes.
/// - An error of the queries is an error of the result, at once: no fallback replaces it.
/// - Answers and fallbacks are emitted at once, on the thread on which the request sends or fails.
/// - Disposing the result disposes the request in progress.
///
/// Chapter 5, section 3: compare `caught-outside` with `caught-inside`.
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
