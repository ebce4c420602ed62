import RxLite

/// Exercise `weatherapp/view-model`: TODO: say in a few words what it makes.
///
/// TODO: State the task: what the operator does, when it ends, and why one would want it.
///
///     source  --1--2--3--|
///       viewModel
///     result  --1--2--3--|
///
/// - Check it: `swift run course check weatherapp/view-model`,
///   or `swift test --package-path Exercises --filter ViewModel`
/// - A hint: `swift run course hint weatherapp/view-model`
extension ObservableType {
  func viewModel() -> Observable<Element> {
    .never()  // Replace this line.
  }
}
