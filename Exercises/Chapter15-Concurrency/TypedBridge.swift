import RxLite

/// Exercise `concurrency/typed-bridge`: an error across the bridge.
///
/// The client of your server is written with `async`, and your screens are chains. A screen must know whether
/// to say “No connection” or “Please log in”, so its errors need a type: they are values of your own enum, in
/// a `Result`. And a user who has only left the screen must never read that something went wrong. Write the
/// bridge, in both directions, for all the screens of the app.
///
///     work      ---a               ---X              ---C
///     outcomes  ---(success a,|)   ---(failure f,|)  ---|
///
///     X: an error, of which `failure` makes f; C: a CancellationError
///
/// - `outcomes` calls `work` in a task of its own for each subscription, and not before. It never fails: what
///   `work` returns is a success, what it throws is a failure, and then the sequence completes.
/// - `outcome` awaits the single, which is subscribed to once. Its element is a success, its error a failure.
/// - `failure` makes your error of the one that was thrown. It also writes a line to a log, so it is called
///   once for each failure that somebody receives, and never otherwise.
/// - Cancellation isn't a failure. A `CancellationError` says that something was cancelled, here or elsewhere:
///   then `outcomes` completes without an element, and `outcome` returns `nil`.
/// - Disposing a subscription to `outcomes` cancels the task of that subscription, and leaves those of others
///   alone. `work` may answer with any error, even with one of its own; no one receives it.
/// - `outcome` returns `nil` at once when the task that awaits it is cancelled, and disposes the subscription
///   to the single. In a task that was cancelled before, it is `nil` whatever the single would send.
///
/// Chapter 15, sections 1, 2 and 3. `Result` is the one of chapter 5.
///
/// - Check it: `swift run course check concurrency/typed-bridge`,
///   or `swift test --package-path Exercises --filter TypedBridge`
/// - A hint: `swift run course hint concurrency/typed-bridge`
func outcomes<Element, Failure: Error>(
  of work: @escaping @Sendable () async throws -> Element,
  failure: @escaping @Sendable (any Error) -> Failure
) -> Observable<Result<Element, Failure>> {
  .empty()  // Replace this line.
}

func outcome<Element, Failure: Error>(
  of single: Single<Element>, failure: @escaping @Sendable (any Error) -> Failure
) async -> Result<Element, Failure>? {
  nil  // Replace this line.
}
