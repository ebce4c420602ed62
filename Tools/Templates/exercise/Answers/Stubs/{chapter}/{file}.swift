import RxLite

/// Exercise `{id}`: TODO: say in a few words what it makes.
///
/// TODO: State the task: what the operator does, when it ends, and why one would want it.
///
///     source  --1--2--3--|
///       {function}
///     result  --1--2--3--|
///
/// - Check it: `swift run course check {id}`,
///   or `swift test --package-path Exercises --filter {file}`
/// - A hint: `swift run course hint {id}`
extension ObservableType {
  func {function}() -> Observable<Element> {
    .never()  // Replace this line.
  }
}
