import RxLite

/// Where a text can be kept.
protocol TextStore {
  /// Saves a text when somebody subscribes.
  func save(_ text: String) -> Completable

  /// What is saved at the moment of this call.
  func load() -> Single<String>
}

/// Exercise `traits/save-then-load`: one thing after the other.
///
/// `saveThenLoad("new", in: store)` saves the text and, when that is done, loads what is there now. All
/// of it begins when somebody subscribes, and each time somebody does. If saving fails, nothing is
/// loaded, and the error is the result. Who leaves stops what is under way, be it the saving or the
/// loading.
///
///     save           ---|              ---X
///     load              ---("new"|)
///       saveThenLoad
///                    ------("new"|)    ---X
///
/// Chapter 4, section 4.
///
/// - Check it: `swift run course check traits/save-then-load`,
///   or `swift test --package-path Exercises --filter SaveThenLoad`
/// - A hint: `swift run course hint traits/save-then-load`
func saveThenLoad(_ text: String, in store: any TextStore) -> Single<String> {
  .never()  // Replace this line.
}
