import RxLite

/// Exercise `concurrency/values-once`: TODO: say in a few words what it makes.
///
/// TODO: State the task: what the operator does, when it ends, and why one would want it.
///
///     source  --1--2--3--|
///       valuesOnce
///     result  --1--2--3--|
///
/// - Check it: `swift run course check concurrency/values-once`,
///   or `swift test --package-path Exercises --filter ValuesOnce`
/// - A hint: `swift run course hint concurrency/values-once`
extension ObservableType {
  func valuesOnce() -> Observable<Element> {
    .never()  // Replace this line.
  }
}
