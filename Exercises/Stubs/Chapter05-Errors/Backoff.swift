import RxLite

/// Exercise `errors/backoff`: each wait longer than the one before.
///
/// When the source fails, wait and subscribe to it again: one second after the first failure, two
/// after the second, three after the third, and so on. `maxAttempts` is the number of all attempts,
/// and 1 or more; each subscriber has so many. The error of the last one passes through as it is, at
/// once.
///
///     attempts     0--1-----3--------6         each fails at once; three columns are a second
///       backoff(maxAttempts: 4, scheduler: …)
///                  ------------------X
///
/// Chapter 5, section 4: `retry(when:)` is made for this, and `retry-when` does nearly the same.
/// The waiting goes by `scheduler`.
///
/// - Check it: `swift run course check errors/backoff`,
///   or `swift test --package-path Exercises --filter Backoff`
/// - A hint: `swift run course hint errors/backoff`
extension ObservableType {
  func backoff(maxAttempts: Int, scheduler: any SchedulerType) -> Observable<Element> {
    .never()  // Replace this line.
  }
}
