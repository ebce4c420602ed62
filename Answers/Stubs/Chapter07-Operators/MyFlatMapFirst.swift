import RxLite

/// Exercise `operators/my-flat-map-first`: one at a time, and nobody waits.
///
/// You learn how to tell whether an inner sequence is running. A "Pay" button needs that: a user who
/// taps it twice wants to pay once, so a tap during the payment must be dropped, not queued.
///
/// When an element of the source arrives and no inner sequence is running, call `selector` with it,
/// and emit the elements of the inner sequence that it returns. An element that arrives while one is
/// running is dropped, and `selector` isn't called for it.
///
///     source  -a-----b------c---|
///     a        --1--2--3--|            the inner sequence of a, from the moment of a on
///     c                     --4|       b is dropped: a is running
///       myFlatMapFirst
///     result  ---1--2--3------4-|
///
/// - An inner sequence runs until it completes, even if it emits nothing.
/// - The result completes when the source and the inner sequence, if one is running, have completed.
/// - It fails at once with an error of the source or of the inner sequence, and with an error that
///   `selector` throws. Then both are disposed.
/// - Each subscription has its own state. Disposing it disposes the source and the inner sequence.
/// - All events arrive on one thread, and are passed on at once. But the next element may arrive
///   while an inner sequence is being subscribed to: it may send, and even complete, before its
///   `subscribe` has returned.
///
/// Build it with `create`, `subscribe` and `SerialDisposable`, without `flatMapFirst`. Chapter 7,
/// section 2: the listings `four-flat-maps` and `tapped-once`.
///
/// - Check it: `swift run course check operators/my-flat-map-first`,
///   or `swift test --package-path Exercises --filter MyFlatMapFirst`
/// - A hint: `swift run course hint operators/my-flat-map-first`
extension ObservableType {
  func myFlatMapFirst<Output>(
    _ selector: @escaping (Element) throws -> Observable<Output>
  ) -> Observable<Output> {
    .never()  // Replace this line.
  }
}
