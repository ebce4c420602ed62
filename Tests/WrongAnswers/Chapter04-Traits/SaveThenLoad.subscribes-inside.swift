// A subscription inside of a subscription. Nobody holds the inner one, so whoever leaves can't stop it.
// Rejected with: It was disposed while it loaded, and loading goes on
import RxLite

/// Where a text can be kept.
protocol TextStore {
  /// Saves a text when somebody subscribes.
  func save(_ text: String) -> Completable

  /// What is saved at the moment of this call.
  func load() -> Single<String>
}

func saveThenLoad(_ text: String, in store: any TextStore) -> Single<String> {
  .create { single in
    store.save(text).subscribe(
      onCompleted: { _ = store.load().subscribe(single) },
      onError: { single(.failure($0)) })
  }
}
