import RxLite

/// Exercise `traits/to-driver`: make a driver by hand.
///
/// A scoreboard shows a match. When the connection breaks, it should keep the last score, and say that it may
/// be old: after `2:1`, it shows `2:1 (old)`. A `Driver` can't do that: `onErrorRecover` receives the error, and
/// not the last score. And a `Driver` belongs to the main thread, while the scoreboard has a queue of its own.
/// So make a driver yourself. The scoreboard will use it like this:
///
///     scores.toDriver(on: queue) { error, last in "\(last ?? "-:-") (old)" }
///
/// `toDriver(on:recover:)` makes a sequence with these three properties:
///
/// - It can't fail. If the source fails, `recover` receives the error, and the last element that the source
///   has emitted in this run (`nil` if there was none). What `recover` returns is emitted in place of the
///   error, and then the sequence completes. `recover` is called once for an error, however many subscribers
///   there are, and never without an error.
/// - Events arrive on `scheduler`: the elements, what `recover` has returned, and completed.
///   (`ImmediateSchedulerType` is the protocol of all schedulers; it is all that `observe(on:)` needs.)
/// - All subscribers share one subscription to the source. A late subscriber receives the last element that was
///   delivered, *at once*: inside its call of `subscribe`, without waiting for the scheduler. When the last
///   subscription is disposed, so is the one to the source. After that, or after completed, the next
///   subscriber starts a new run, with nothing to replay.
///
///     source     --1-----X         subscribed to once
///       toDriver
///     first      --1-----(0|)      0 is what `recover` returned for the error and 1
///     second         1---(0|)      subscribes between 1 and X
///
/// (Parentheses: several events at one moment.)
///
/// Chapter 4, sections 3, 7 and 8: use the operators of plain sequences, without `asDriver` and `asSignal`.
///
/// - Check it: `swift run course check traits/to-driver`,
///   or `swift test --package-path Exercises --filter ToDriver`
/// - A hint: `swift run course hint traits/to-driver`
extension ObservableType {
  func toDriver(
    on scheduler: any ImmediateSchedulerType,
    recover: @escaping (_ error: any Error, _ last: Element?) -> Element
  ) -> Observable<Element> {
    .never()  // Replace this line.
  }
}
