import RxLite

/// Exercise `traits/to-driver`: make a driver by hand.
///
/// `Driver` belongs to the main thread. A sequence that keeps its other promises is useful elsewhere,
/// such as on a server or on the queue of a game; and building it shows why the operators stand in
/// this order.
///
/// `toDriver(on:recover:)` makes a sequence with these three properties:
///
/// - It can't fail. `recover` turns an error into a last element, after which the sequence completes. It
///   is called once for an error, however many subscribers there are, and never without an error.
/// - Events arrive on `scheduler`: the elements, the last element that replaces an error, and completed.
///   (`ImmediateSchedulerType` is the protocol of all schedulers; it is all that `observe(on:)` needs.)
/// - All subscribers share one subscription to the source. A late subscriber receives the last element
///   *at once*, inside its call of `subscribe`, without waiting for the scheduler. When the last
///   subscription is disposed, so is the one to the source, and the next subscriber starts a new run
///   with nothing to replay.
///
///     source     --1-----X         subscribed to once
///       toDriver
///     first      --1-----(0|)      0 is what `recover` returned
///     second         1---(0|)      subscribes between 1 and X
///
/// (Parentheses: several events at one moment.)
///
/// Chapter 4, sections 7 and 8: use the operators of plain sequences, without `asDriver` and `asSignal`.
///
/// - Check it: `swift run course check traits/to-driver`,
///   or `swift test --package-path Exercises --filter ToDriver`
/// - A hint: `swift run course hint traits/to-driver`
extension ObservableType {
  func toDriver(
    on scheduler: any ImmediateSchedulerType, recover: @escaping (any Error) -> Element
  ) -> Observable<Element> {
    .never()  // Replace this line.
  }
}
