import RxLite

/// Exercise `errors/my-retry`: try again, and know when to stop.
///
/// When the source fails, subscribe to it again, until there were `maxAttempts` attempts. The first
/// one counts. If the last attempt fails too, its error is the error of the sequence.
///
///     source      -1-X            each time
///       myRetry(3)
///                 -1--1--1-X      three attempts, at 0, 3 and 6
///
/// A completion is no failure: it is the end, whichever attempt it comes from. Each subscriber has
/// `maxAttempts` attempts of its own. `maxAttempts` is 1 or more.
///
/// Chapter 5, section 3. Using `retry` would spoil the fun; `catch` is allowed.
///
/// - Check it: `swift run course check errors/my-retry`,
///   or `swift test --package-path Exercises --filter MyRetry`
/// - A hint: `swift run course hint errors/my-retry`
extension ObservableType {
  func myRetry(_ maxAttempts: Int) -> Observable<Element> {
    .never()  // Replace this line.
  }
}
