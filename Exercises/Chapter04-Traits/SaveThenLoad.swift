import RxLite

/// A store for one text.
protocol TextStore {
  /// Saves a text when the result is subscribed to.
  func save(_ text: String) -> Completable

  /// Returns the text that the store holds at the moment of this call.
  func load() -> Single<String>
}

/// Exercise `traits/save-then-load`: one thing after the other.
///
/// Show what was stored, and not what was sent: a server may have shortened the text, or somebody else
/// may have changed it meanwhile. Here you learn when a sequence is made, and when it is subscribed to.
///
/// `saveThenLoad("new", in: store)` saves the text. When that has completed, it loads the text that the
/// store holds then, and succeeds with it. Nothing happens before the subscription, and each
/// subscription saves and loads anew. If saving fails, nothing is loaded, and the error is the result;
/// if loading fails, its error is. Disposing cancels whatever is in progress, the saving or the
/// loading. Everything happens on the thread on which the store sends its events, without a scheduler.
///
///     save           ---|              ---X
///     load              ---("new"|)
///       saveThenLoad
///                    ------("new"|)    ---X
///
/// (Parentheses: the element and completed, at one moment.)
///
/// Chapter 4, section 3.
///
/// - Check it: `swift run course check traits/save-then-load`,
///   or `swift test --package-path Exercises --filter SaveThenLoad`
/// - A hint: `swift run course hint traits/save-then-load`
func saveThenLoad(_ text: String, in store: any TextStore) -> Single<String> {
  .never()  // Replace this line.
}
