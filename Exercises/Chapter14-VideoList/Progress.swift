import RxLite

/// Exercise `videolist/progress`: TODO: say in a few words what it makes.
///
/// TODO: State the task: what the operator does, when it ends, and why one would want it.
///
///     source  --1--2--3--|
///       progress
///     result  --1--2--3--|
///
/// - Check it: `swift run course check videolist/progress`,
///   or `swift test --package-path Exercises --filter Progress`
/// - A hint: `swift run course hint videolist/progress`
extension ObservableType {
  func progress() -> Observable<Element> {
    .never()  // Replace this line.
  }
}
