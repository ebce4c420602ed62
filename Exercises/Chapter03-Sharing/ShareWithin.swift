import RxLite

/// Exercise `sharing/share-within`: a source that is used twice, in one run.
///
/// A scanner reads tickets. From its codes you make two sequences, one of the valid and one of the
/// refused tickets, and merge them. The merged sequence subscribes to the scanner twice, so each ticket
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
/// Each subscription to the result calls `build` once, and has its own run of the source. First the
/// sequence that `build` returned is subscribed to, and then the run starts at once, so the uses that have
/// begun by then miss nothing. A use that begins later receives what follows. If the source completes or
/// fails, each use receives that, and `build` decides what happens then. A use that begins even after the
/// end receives that end, at once: `build` may well return `.concat([$0, $0])`, whose second use begins
/// when the first one has completed.
///
/// The run is cancelled when the subscription is disposed, and when the result completes or fails before
/// the source does.
///
/// You will learn to connect last, and to end a run with its subscription. Chapter 3, section 5.
/// All calls are made on one thread.
///
/// - Check it: `swift run course check sharing/share-within`,
///   or `swift test --package-path Exercises --filter ShareWithin`
/// - A hint: `swift run course hint sharing/share-within`
extension ObservableType {
  func shareWithin<Result>(
    _ build: @escaping (Observable<Element>) -> Observable<Result>
  ) -> Observable<Result> {
    .never()  // Replace this line.
  }
}
