import RxLite

/// Exercise `bindings/my-binder`: TODO: say in a few words what it makes.
///
/// TODO: State the task: what the operator does, when it ends, and why one would want it.
///
///     source  --1--2--3--|
///       myBinder
///     result  --1--2--3--|
///
/// - Check it: `swift run course check bindings/my-binder`,
///   or `swift test --package-path Exercises --filter MyBinder`
/// - A hint: `swift run course hint bindings/my-binder`
extension ObservableType {
  func myBinder() -> Observable<Element> {
    .never()  // Replace this line.
  }
}
