import RxLite

/// Exercise `debugging/my-debug`: TODO: say in a few words what it makes.
///
/// TODO: State the task: what the operator does, when it ends, and why one would want it.
///
///     source  --1--2--3--|
///       myDebug
///     result  --1--2--3--|
///
/// - Check it: `swift run course check debugging/my-debug`,
///   or `swift test --package-path Exercises --filter MyDebug`
/// - A hint: `swift run course hint debugging/my-debug`
extension ObservableType {
  func myDebug() -> Observable<Element> {
    .never()  // Replace this line.
  }
}
