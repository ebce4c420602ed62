import RxLite

/// Exercise `concurrency/autosave`: save what the user types, and lose nothing of it.
///
/// An editor saves by itself. Saving takes a second or two, the user types on meanwhile, and two saves at a
/// time would spoil the file. If all drafts were saved one after the other, the file would fall behind. And
/// whoever types a last word and closes the window wants to find it there the next day.
///
///     drafts    a--b--c----d----|
///     save      a-----c-----d------      b is skipped: c was there when a was saved
///     autosave  ------a-----c-----(d,|)
///
/// - A draft is saved as soon as no other one is being saved. One that arrives during a save waits, and a
///   newer one takes its place. The newest draft is always saved, and so is one that waits at the end. Drafts
///   that arrive all at once, before a save could begin, may take each other's place as well.
/// - When a save has ended, its draft is emitted as a success, or what `save` has thrown as a failure. It is
///   not tried again: the next draft is saved. A draft may arrive while an observer still receives a result.
/// - When the drafts complete, or fail, the result does the same, but only when everything is saved.
/// - When a subscription is disposed, the drafts are disposed at once, and its observer receives nothing more.
///   But the save that is running isn't cancelled, and the draft that waits is saved after it.
/// - Each subscription saves for itself. Before there is one, nothing happens.
///
/// `AsyncThrowingStream` is an `AsyncStream` that can fail: `finish(throwing:)` of its sender ends it.
///
/// Chapter 15, sections 2 and 6.
///
/// - Check it: `swift run course check concurrency/autosave`,
///   or `swift test --package-path Exercises --filter Autosave`
/// - A hint: `swift run course hint concurrency/autosave`
func autosave<Draft: Sendable>(
  _ drafts: Observable<Draft>, save: @escaping @Sendable (Draft) async throws -> Void
) -> Observable<Result<Draft, any Error>> {
  .empty()  // Replace this line.
}
