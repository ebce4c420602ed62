import RxLite

/// Exercise `traits/to-driver`: make a driver by hand.
///
/// A sequence that keeps the promises of a `Driver`:
///
/// - It can't fail: an error becomes the element that `recover` makes of it, and then it completes.
///   `recover` is called once for an error, however many listen.
/// - It delivers on `scheduler`. A `Driver` has the main thread there. (Every scheduler is an
///   `ImmediateSchedulerType`, even one that has no clock.)
/// - There is one run of the source for all who listen, and a newcomer gets the last element *at once*,
///   without a turn of the scheduler. When everybody has left, the next one begins anew.
///
///     source   ^--1-----X          once
///       toDriver
///     first    ---1-----(0|)       0 is what `recover` made of the error
///     second        1---(0|)
///
/// Chapter 4, section 9: with the operators for plain sequences, not with `asDriver`.
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
