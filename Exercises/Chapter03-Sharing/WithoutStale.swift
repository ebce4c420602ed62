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
/// Hints:
/// - Your `shareLatest` may do nearly this. Write it down, and see which tests fail.
/// - What is it that keeps the old elements, and how many of those are there? `multicast` comes in two
///   forms.
/// - When is the new one made? Look at where the closure's braces stand.
///
/// Run its tests: `swift test --package-path Exercises --filter WithoutStale`
extension ObservableType {
  func shareWithoutStale(replay count: Int) -> Observable<Element> {
    .never()  // Replace this line.
  }
}
