import RxLite

/// Exercise `concurrency/my-as-observable`: an asynchronous sequence as an observable.
///
/// The lines of a file, the messages of a socket and the notifications of a system come as an
/// `AsyncSequence` today. Before you can debounce or combine them, they have to be an observable. The
/// library has `asObservable()`; write it yourself, and take care that no task is left behind.
///
///     source  --1--1--2--|
///       myAsObservable
///     result  --1--1--2--|
///
/// - Each subscription starts a task of its own, which reads the sequence from its beginning. Before there
///   is a subscription, nothing is read. `subscribe` returns at once.
/// - Each element is emitted when it arrives. The end of the sequence is the completion, and what it throws is
///   the error.
/// - When a subscription is disposed, its task is cancelled, and no other. An operator such as `take(1)`
///   also disposes.
///
/// Chapter 15, sections 1 and 2.
///
/// - Check it: `swift run course check concurrency/my-as-observable`,
///   or `swift test --package-path Exercises --filter MyAsObservable`
/// - A hint: `swift run course hint concurrency/my-as-observable`
extension AsyncSequence {
  func myAsObservable() -> Observable<Element> {
    .never()  // Replace this line.
  }
}
