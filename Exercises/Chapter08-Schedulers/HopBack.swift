import RxLite

/// Exercise `schedulers/hop-back`: work there, answer here.
///
/// A gallery shrinks photographs. That takes time, so it must not happen on the main thread; but the
/// thumbnails belong in a view, which only the main thread may touch. This happens in every app, so it
/// deserves an operator: do the work on one scheduler, and deliver the results on another.
///
///     photos   --1--2--3--|
///       hopBack { $0 * 10 }
///     result   --10-20-30-|
///
/// - `work` runs on `worker`, once for each element, in the order of the elements.
/// - Every event of the result arrives on `back`: what `work` returns, what it throws, and the end.
///   No event overtakes another.
/// - The source is subscribed to where the result is subscribed to, and at once: it may be a
///   button.
/// - Both schedulers are serial: each runs one piece of work after the other.
/// - After `dispose()`, no more work begins, and nothing arrives.
///
/// Chapter 8, section 3.
///
/// - Check it: `swift run course check schedulers/hop-back`,
///   or `swift test --package-path Exercises --filter HopBack`
/// - A hint: `swift run course hint schedulers/hop-back`
extension ObservableType {
  func hopBack<Output>(
    _ work: @escaping (Element) throws -> Output,
    on worker: any ImmediateSchedulerType,
    back: any ImmediateSchedulerType
  ) -> Observable<Output> {
    .never()  // Replace this line.
  }
}
