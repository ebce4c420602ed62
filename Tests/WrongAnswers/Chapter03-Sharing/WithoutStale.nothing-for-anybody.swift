// What remembers nothing has nothing stale. But who comes while another one listens is to hear the
// last elements of this very run.
// Rejected with: It came after c, while the first one listened
import RxLite

extension ObservableType {
  func shareWithoutStale(replay count: Int) -> Observable<Element> {
    multicast { PublishSubject() }.refCount()
  }
}
