import RxLite

/// Exercise `observables/my-range`: a sequence made by hand.
///
/// Send `count` numbers (zero or more) that count up from `start`, then complete. Each subscriber
/// gets all of them.
///
///     myRange(from: 3, count: 4)
///     (3,4,5,6,|)
///
/// Chapter 1, section 4: build it from `Observable.create`, as the listings `myJust` and `myFrom`
/// do.
///
/// Hints:
/// - The closure of `create` gets an observer. What can you send to it, and what comes last?
/// - The work is done before the closure returns. What is there to stop, then?
/// - What should a subscriber of zero numbers hear: nothing at all, or that there are none?
///
/// Run its tests: `swift test --package-path Exercises --filter MyRange`
func myRange(from start: Int, count: Int) -> Observable<Int> {
  .never()  // Replace this line.
}
