import RxLite

/// Exercise `sharing/without-stale`: one run for everybody, and nothing from the run before.
///
/// Whoever comes while another one listens hears the last `count` elements of this run. When everybody
/// has left, or the source has ended, that run is over: whoever comes then starts the source again,
/// and hears nothing of the old run, neither its elements nor its ending.
///
///     run 1    --1--2--3
///     first    --1--2--3!             it leaves; nobody is left
///     run 2                  --4--5
///     second                 --4--5   and not 3 first
///
/// Chapter 3, section 5: build it from `multicast` and `refCount`. Using `share` or `replay` would
/// spoil the fun.
///
/// - Check it: `swift run course check sharing/without-stale`,
///   or `swift test --package-path Exercises --filter WithoutStale`
/// - A hint: `swift run course hint sharing/without-stale`
extension ObservableType {
  func shareWithoutStale(replay count: Int) -> Observable<Element> {
    .never()  // Replace this line.
  }
}
