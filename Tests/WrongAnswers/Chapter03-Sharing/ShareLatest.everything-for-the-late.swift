// A subject without a limit remembers everything. "The latest" is one element.
// Rejected with: It has come after 2, the latest.
import RxLite

extension ObservableType {
  func shareLatest() -> Observable<Element> {
    multicast(ReplaySubject.createUnbounded()).refCount()
  }
}
