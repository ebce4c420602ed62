// The scope `.forever` keeps the answer. It still counts who listens, and stops the source when nobody
// does: the one who left in a hurry has cancelled the request for all.
// Rejected with: Everybody has left, and the request was cancelled.
import RxLite

extension ObservableType {
  func cacheForever() -> Observable<Element> {
    share(replay: 100, scope: .forever)
  }
}
