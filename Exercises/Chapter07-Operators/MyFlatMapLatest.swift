import RxLite

/// Exercise `operators/my-flat-map-latest`: the newest one counts.
///
/// You learn what `flatMapLatest` disposes, and when it may complete. A search needs both: the answer
/// to an old query must not overwrite the answer to a new one, and the last answer must not get lost
/// because the text field is gone.
///
/// Call `selector` once with each element of the source, and subscribe to the sequence that it returns:
/// an inner sequence. Emit the elements of that sequence until the next element arrives; then the inner
/// sequence of that one takes its place.
///
///     source  -a-----b--------|
///     a        --1--2--3--|        the inner sequence of a, from the moment of a on
///     b              --4--5|
///       myFlatMapLatest
///     result  ---1--2--4--5---|
///
/// - The old inner sequence is disposed before the new one is subscribed to.
/// - Each element has an inner sequence, even one that is equal to the element before.
/// - The result completes when the source and the newest inner sequence have completed.
/// - It fails at once with an error of the source or of the newest inner sequence, and with an error
///   that `selector` throws. Then both are disposed.
/// - Each subscription has its own state. Disposing it disposes the source and the inner sequence.
/// - All events arrive on one thread, and are passed on at once. But an inner sequence may send
///   before its `subscribe` has returned, and what it sends may make the source emit its next element,
///   there and then. From the moment of that element on, what the old inner sequence still sends is dropped.
///
/// Build it with `create`, `subscribe` and `SerialDisposable` (chapter 2), without `flatMapLatest` or another
/// operator that switches by itself. Chapter 7, section 2: the listing `four-flat-maps`.
///
/// - Check it: `swift run course check operators/my-flat-map-latest`,
///   or `swift test --package-path Exercises --filter MyFlatMapLatest`
/// - A hint: `swift run course hint operators/my-flat-map-latest`
extension ObservableType {
  func myFlatMapLatest<Output>(
    _ selector: @escaping (Element) throws -> Observable<Output>
  ) -> Observable<Output> {
    .never()  // Replace this line.
  }
}
