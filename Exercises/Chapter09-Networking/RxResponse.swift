import RxLite

/// Exercise `networking/rx-response`: TODO: say in a few words what it makes.
///
/// TODO: State the task: what the operator does, when it ends, and why one would want it.
///
///     source  --1--2--3--|
///       rxResponse
///     result  --1--2--3--|
///
/// - Check it: `swift run course check networking/rx-response`,
///   or `swift test --package-path Exercises --filter RxResponse`
/// - A hint: `swift run course hint networking/rx-response`
extension ObservableType {
  func rxResponse() -> Observable<Element> {
    .never()  // Replace this line.
  }
}
