// `publish` shares, but its subject remembers nothing: who comes late has to wait for the next element.
// Rejected with: It has come after 2, the latest.
import RxLite

extension ObservableType {
  func shareLatest() -> Observable<Element> {
    publish().refCount()
  }
}
