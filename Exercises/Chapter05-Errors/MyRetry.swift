import RxLite

/// Exercise `errors/my-retry`: try again, and know when to stop.
///
/// You learn what `retry` counts, what it passes on and what it disposes. Write one yourself when
/// `retry` is not enough: to log each attempt, or to ask another server every time.
///
/// Subscribe to the source. When it fails, subscribe to it again, until there have been
/// `maxAttempts` attempts. The elements of every attempt are passed on.
///
///     source      -1-X          the same at each attempt
///       myRetry(3)
///     result      -1--1--1-X    attempts at 0, 3 and 6
///
/// - The first attempt counts. `maxAttempts` is 1 or more.
/// - If the last attempt fails, its error is the error of the result.
/// - An attempt that completes is the last one, and the result completes.
/// - Each subscriber has `maxAttempts` attempts of its own.
/// - Each attempt begins at once, on the thread on which the previous one failed.
/// - Disposing the result disposes the attempt in progress.
/// - A source may fail while it is being subscribed to, 100,000 times in a row. That must not
///   overflow the stack, so an attempt can't begin inside the previous one.
///
/// Do it without `retry`. Chapter 5, section 5; for the last point, look at `catch-sequence`.
/// Where an `Observable` is needed, write `asObservable()`: `self` is only an `ObservableType`.
///
/// - Check it: `swift run course check errors/my-retry`,
///   or `swift test --package-path Exercises --filter MyRetry`
/// - A hint: `swift run course hint errors/my-retry`
extension ObservableType {
  func myRetry(_ maxAttempts: Int) -> Observable<Element> {
    .never()  // Replace this line.
  }
}
