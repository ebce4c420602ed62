// It reads well, and looks into the store before anything is saved: an argument is computed before the call.
// Rejected with: Saving isn't done yet. Loading comes after that.
// Rejected with: The text was saved, so “new” is there to be loaded.
import RxLite

/// Where a text can be kept.
protocol TextStore {
  /// Saves a text when somebody subscribes.
  func save(_ text: String) -> Completable

  /// What is saved at the moment of this call.
  func load() -> Single<String>
}

func saveThenLoad(_ text: String, in store: any TextStore) -> Single<String> {
  store.save(text).andThen(store.load())
}
