import RxLite

/// Exercise `operators/pair-tap`: TODO: say in a few words what it makes.
///
/// TODO: State the task: what the operator does, when it ends, and why one would want it.
///
///     source  --1--2--3--|
///       pairTap
///     result  --1--2--3--|
///
/// - Check it: `swift run course check operators/pair-tap`,
///   or `swift test --package-path Exercises --filter PairTap`
/// - A hint: `swift run course hint operators/pair-tap`
extension ObservableType {
  func pairTap() -> Observable<Element> {
    .never()  // Replace this line.
  }
}
