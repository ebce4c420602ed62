import RxLite

/// Exercise `concurrency/single-from-async`: an asynchronous function as a single.
///
/// A new library downloads with `async`, and your screen is built with Rx. A task starts when it is created; a
/// single must be cold, and disposing must stop it. `Single.create { try await … }` does it all in one line.
/// Write it with `create(subscribe:)` and a `Task` instead, to see what such a bridge has to do.
///
///     subscribed  ^                ^
///       work        --a              --X
///     result      ----(a,|)        ----X
///
/// - `work` runs in a task of its own for each subscription. Before there is one, nothing runs.
/// - `subscribe` returns at once, and doesn't wait for `work`.
/// - What `work` returns is the element. What it throws is the error, whatever it is.
/// - Disposing a subscription cancels its task, and no other. Its observer receives nothing more, even
///   if `work` goes on and returns.
///
/// Chapter 15, sections 1 and 2.
///
/// - Check it: `swift run course check concurrency/single-from-async`,
///   or `swift test --package-path Exercises --filter SingleFromAsync`
/// - A hint: `swift run course hint concurrency/single-from-async`
func singleFromAsync<Element>(
  _ work: @escaping @Sendable () async throws -> Element
) -> Single<Element> {
  .never()  // Replace this line.
}
