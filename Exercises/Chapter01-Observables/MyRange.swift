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
/// - Check it: `swift run course check observables/my-range`,
///   or `swift test --package-path Exercises --filter MyRange`
/// - A hint: `swift run course hint observables/my-range`
func myRange(from start: Int, count: Int) -> Observable<Int> {
  .never()  // Replace this line.
}
