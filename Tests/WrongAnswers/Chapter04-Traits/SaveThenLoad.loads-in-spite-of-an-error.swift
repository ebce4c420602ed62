// An error of saving is caught so that nothing gets in the way of loading. But then what is loaded is
// the old text, and nobody hears that the new one is lost.
// Rejected with: Saving failed, and something was loaded all the same.
import RxLite

/// Where a text can be kept.
protocol TextStore {
  /// Saves a text when somebody subscribes.
  func save(_ text: String) -> Completable

  /// What is saved at the moment of this call.
  func load() -> Single<String>
}

func saveThenLoad(_ text: String, in store: any TextStore) -> Single<String> {
  store.save(text)
    .catch { _ in .empty() }
    .andThen(.deferred { store.load() })
}
