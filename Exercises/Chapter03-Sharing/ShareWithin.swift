import RxLite

/// Exercise `sharing/share-within`: a source that is used twice, in one run.
///
/// At a door, a scanner reads tickets. From its codes you make two sequences, one of the valid and one of
/// the refused tickets, and merge them. The merged sequence subscribes to the scanner twice, so each ticket
/// is scanned twice. `share()` doesn't help if the codes are sent at once: the first sequence receives
/// all of them before the second one subscribes.
///
/// `shareWithin` gives its source to `build`, which may use it as often as it likes: each subscription to `$0` is
/// a *use*. The result is the sequence that `build` returns:
///
///     source  --1------2------|      subscribed once
///       shareWithin { .merge($0, $0.map { $0 * 10 }) }
///     result  --(1,10)-(2,20)-|
///
/// - Each subscription to the result calls `build` once, and has its own run of the source. First subscribe to
///   what `build` returned. Then start the run, even if no use has begun yet. A use that has begun before the
///   run misses nothing, and a use that begins later receives what follows.
/// - If the source completes or fails, each use receives that. Whether the result ends then depends on what `build`
///   has made of its uses. A use may begin after the end. It receives the end at once, like the second use in
///   `.concat([$0, $0])`.
/// - The run is cancelled when the subscription is disposed, and when the result completes or fails before
///   the source does.
/// - A use may also leave: `tickets.take(100)` lets a hundred people in. After that perhaps nobody
///   uses the source, but the scanner goes on. An element that is sent while no use of this run is subscribed is
///   passed to `missed`, at once.
/// - An element that a use receives isn't missed, even if the use ignores it, or leaves when it receives it, or if
///   the source sends the next one meanwhile.
///
/// Not tested: what `missed` gets from a loop that goes on after the result's end, and whether a run starts if the
/// result has ended already.
///
/// For example:
///
///     source  --1--2--3--|
///       shareWithin { .concat([$0.take(1), other]) } missed: { print($0) }    prints 2 and 3
///
/// Then look at it: `swift run course play too-fast-to-share`. Replace its last three lines with the operator,
/// and below it:
///
///     let views = lastYear().shareWithin { .merge($0.map { "curve: \($0)" }, $0.map { "table: \($0)" }) }
///     _ = views.subscribe { event in print(event) }
///     let first = lastYear().shareWithin { .concat([$0.take(1), .never()]) } missed: { print("missed: \($0)") }
///     _ = first.subscribe { event in print("first: \(event)") }
///
/// Each subscription to a result reads the file once. The curve and the table receive all of it, and `first`
/// misses 17.
///
/// Chapter 3, section 5, and for `missed` chapter 1, section 6. All calls are made on one thread.
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
