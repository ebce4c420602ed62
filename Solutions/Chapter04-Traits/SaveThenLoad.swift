import RxLite

/// A store for one text.
protocol TextStore {
  /// Saves a text when the result is subscribed to.
  func save(_ text: String) -> Completable

  /// Returns the text that the store holds at the moment of this call.
  func load() -> Single<String>
}

/// Saves a text, then loads what the store holds.
///
///     save           ---|              ---X
///     load              ---("new"|)
///       saveThenLoad
///                    ------("new"|)    ---X
///
/// Swift evaluates an argument before the call: `andThen(store.load())` would read the store before
/// anything is saved.
func saveThenLoad(_ text: String, in store: any TextStore) -> Single<String> {
  store.save(text).andThen(.deferred { store.load() })
}
