import RxLite

/// Exercise `errors/backoff`: each wait longer than the one before.
///
/// When the source fails, wait and subscribe to it again: one second after the first failure, two
/// after the second, three after the third, and so on. `maxAttempts` is the number of all attempts,
/// and 1 or more. The error of the last one passes through as it is, at once.
///
///     attempts     0--1-----3--------6         each fails at once; three columns are a second
///       backoff(maxAttempts: 4, scheduler: …)
///                  ------------------X
///
/// Chapter 5, section 4: `retry(when:)` is made for this, and `retry-when` does nearly the same.
/// The waiting goes by `scheduler`.
///
/// Hints:
/// - `retry(when:)` needs to know the type of the errors: `{ (errors: Observable<any Error>) in … }`.
/// - `enumerated` counts from 0. Write down for each of the four errors its number, and what is to
///   happen.
/// - What ends a sequence with the very error that it got?
///
/// Run its tests: `swift test --package-path Exercises --filter Backoff`
extension ObservableType {
  func backoff(maxAttempts: Int, scheduler: any SchedulerType) -> Observable<Element> {
    .never()  // Replace this line.
  }
}
