// It loads, and then sends what it has saved: that must be the same. It is, unless somebody else saves.
// Rejected with: Somebody else saved “newer” over it, so that is what is there to be loaded.
import RxLite

protocol TextStore {
  func save(_ text: String) -> Completable
  func load() -> Single<String>
}

func saveThenLoad(_ text: String, in store: any TextStore) -> Single<String> {
  store.save(text).andThen(.deferred { store.load() }).map { _ in text }
}
