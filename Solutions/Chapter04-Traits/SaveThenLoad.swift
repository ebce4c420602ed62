import RxLite

/// Where a text can be kept.
protocol TextStore {
  /// Saves a text when somebody subscribes.
  func save(_ text: String) -> Completable

  /// What is saved at the moment of this call.
  func load() -> Single<String>
}

/// One thing after the other.
///
///     save           ---|              ---X
///     load              ---("new"|)
///       saveThenLoad
///                    ------("new"|)    ---X
///
/// An argument is computed before the call, so `andThen(store.load())` would look into the store before
/// anything is saved.
func saveThenLoad(_ text: String, in store: any TextStore) -> Single<String> {
  store.save(text).andThen(.deferred { store.load() })
}
