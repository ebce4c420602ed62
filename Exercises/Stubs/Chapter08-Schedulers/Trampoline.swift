import RxLite

/// Exercise `schedulers/trampoline`: TODO: say in a few words what it makes.
///
/// TODO: State the task: what the operator does, when it ends, and why one would want it.
///
///     source  --1--2--3--|
///       trampoline
///     result  --1--2--3--|
///
/// - Check it: `swift run course check schedulers/trampoline`,
///   or `swift test --package-path Exercises --filter Trampoline`
/// - A hint: `swift run course hint schedulers/trampoline`
extension ObservableType {
  func trampoline() -> Observable<Element> {
    .never()  // Replace this line.
  }
}
