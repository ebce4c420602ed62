import RxLite

/// Exercise `interception/sent-message`: TODO: say in a few words what it makes.
///
/// TODO: State the task: what the operator does, when it ends, and why one would want it.
///
///     source  --1--2--3--|
///       sentMessage
///     result  --1--2--3--|
///
/// - Check it: `swift run course check interception/sent-message`,
///   or `swift test --package-path Exercises --filter SentMessage`
/// - A hint: `swift run course hint interception/sent-message`
extension ObservableType {
  func sentMessage() -> Observable<Element> {
    .never()  // Replace this line.
  }
}
