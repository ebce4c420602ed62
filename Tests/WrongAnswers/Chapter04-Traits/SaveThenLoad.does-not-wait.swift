// Saving is started by hand, and loading doesn't wait for it. Nor does anybody hear of an error.
// Rejected with: Saving isn't done yet. Loading comes after that.
// Rejected with: It was disposed, and saving goes on.
import RxLite

/// Where a text can be kept.
protocol TextStore {
  /// Saves a text when somebody subscribes.
  func save(_ text: String) -> Completable

  /// What is saved at the moment of this call.
  func load() -> Single<String>
}

func saveThenLoad(_ text: String, in store: any TextStore) -> Single<String> {
  .deferred {
    _ = store.save(text).subscribe(onError: { _ in })
    return store.load()
  }
}
