import RxLite

/// Exercise `sharing/share-within`: a source that is used twice, in one run.
///
/// At a door, a scanner reads tickets. From its codes you make two sequences, one of the valid and one of
/// the refused tickets, and merge them. The merged sequence subscribes to the scanner twice, so each ticket
/// is scanned twice. `share()` doesn't help if the codes are sent at once: the first sequence receives
/// all of them before the second one subscribes.
///
/// `shareWithin` gives its source to `build`, which may use it as often as it likes. The result is the
/// sequence that `build` returns:
///
///     source  --1------2------|      subscribed once
///       shareWithin { .merge($0, $0.map { $0 * 10 }) }
///     result  --(1,10)-(2,20)-|
///
/// Each subscription to the result calls `build` once, and has its own run of the source. Subscribe to
/// what `build` returned, then start the run at once. So a use that has begun by then misses nothing. A use
/// that begins later receives what follows. If the source completes or fails, each use receives that, and
/// `build` decides what happens then. A use that begins even after the end receives that end, at once:
/// `build` may well return `.concat([$0, $0])`, whose second use begins when the first one has completed.
///
/// The run is cancelled when the subscription is disposed, and when the result completes or fails before
/// the source does.
///
/// A use may also leave: `tickets.take(100)` lets a hundred people in. If nobody uses the source then, the
/// next ticket must not be lost silently. So an element that is sent while no use of this run is subscribed
/// is passed to `missed`, at once. An element that a use receives isn't missed, even if the use ignores it,
/// or leaves when it receives it:
///
///     source  --1--2--3--|
///       shareWithin { .concat([$0.take(1), other]) } missed: { print($0) }    prints 2 and 3
///
/// You will learn to connect last, to end a run with its subscription, and to know who uses it. Chapter 3,
/// section 5, and for `missed` chapter 1, section 6. All calls are made on one thread.
///
/// - Check it: `swift run course check sharing/share-within`,
///   or `swift test --package-path Exercises --filter ShareWithin`
/// - A hint: `swift run course hint sharing/share-within`
extension ObservableType {
  func shareWithin<Result>(
    _ build: @escaping (Observable<Element>) -> Observable<Result>,
    missed: @escaping (Element) -> Void = { _ in }
  ) -> Observable<Result> {
    .never()  // Replace this line.
  }
}
