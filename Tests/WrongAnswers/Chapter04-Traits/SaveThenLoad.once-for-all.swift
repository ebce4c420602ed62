// Sharing is a good habit, here in the wrong place: who subscribes later gets the answer of back then, and
// nothing is saved for it.
// Rejected with: Subscription 2: it saves the text, once.
import RxLite

protocol TextStore {
  func save(_ text: String) -> Completable
  func load() -> Single<String>
}

func saveThenLoad(_ text: String, in store: any TextStore) -> Single<String> {
  store.save(text).andThen(.deferred { store.load() })
    .asObservable().share(replay: 1, scope: .forever).asSingle()
}
