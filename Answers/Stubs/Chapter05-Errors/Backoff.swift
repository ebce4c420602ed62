import RxLite

/// Exercise `errors/backoff`: each wait longer than the previous one.
///
/// You learn to decide with `retry(when:)` when to try again. An overloaded server recovers if its
/// clients wait a little longer after each failure; if they all try again at once, it doesn't.
///
/// When the source fails, wait and subscribe to it again: one second after the first failure, two
/// seconds after the second, three after the third, and so on.
///
///     source      -1-X               the same at each attempt; a column is a second
///       backoff(maxAttempts: 3, scheduler: scheduler)
///     result      -1---1----1-X      attempts at 0, 4 and 9
///
/// - `maxAttempts` is the number of all attempts, the first one included; it is 1 or more.
/// - The first attempt begins at the subscription.
/// - The error of the last attempt is the error of the result, at once and unchanged.
/// - An attempt that completes is the last one, and the result completes.
/// - Each subscriber has `maxAttempts` attempts of its own.
/// - All waiting is scheduled on `scheduler`. In an app that may be `MainScheduler.instance`; the
///   tests pass a scheduler with virtual time, so they take no time.
/// - Disposing the result disposes the attempt in progress, and cancels the wait.
///
/// Chapter 5, section 7: `retry-when`.
///
/// - Check it: `swift run course check errors/backoff`,
///   or `swift test --package-path Exercises --filter Backoff`
/// - A hint: `swift run course hint errors/backoff`
extension ObservableType {
  func backoff(maxAttempts: Int, scheduler: any SchedulerType) -> Observable<Element> {
    .never()  // Replace this line.
  }
}
