import RxLite

/// Exercise `debugging/my-debug`: a probe with a clock and a log of your choice.
///
/// `debug` prints to the terminal, with the time of the machine. A test can't compare such lines, and
/// an app wants them in a file. Write a probe that asks `now` for the time and passes its lines to `log`:
///
///     source  --1--2--|
///       myDebug("my probe", now: now, log: log)
///     result  --1--2--|
///
///     0: my probe -> subscribed
///     2: my probe -> Event next(1)
///     5: my probe -> Event next(2)
///     8: my probe -> Event completed
///     8: my probe -> isDisposed
///
/// - A line is logged first; then the event is passed on.
/// - `isDisposed` is logged once for each subscription: after a terminal event has been passed on, or
///   when the subscription is disposed. The subscription to the source ends then as well.
/// - Nothing is logged before somebody subscribes, and `now` is called once for each line.
///
/// Chapter 12, section 3.
///
/// - Check it: `swift run course check debugging/my-debug`,
///   or `swift test --package-path Exercises --filter MyDebug`
/// - A hint: `swift run course hint debugging/my-debug`
extension ObservableType {
  func myDebug(
    _ identifier: String, now: @escaping () -> Int, log: @escaping (String) -> Void
  ) -> Observable<Element> {
    .never()  // Replace this line.
  }
}
