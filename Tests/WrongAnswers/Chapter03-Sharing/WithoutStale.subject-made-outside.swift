// The form with the closure, but the closure hands out the same subject each time: it was made once,
// outside of the braces.
// Rejected with: What is from the old run is stale
import RxLite

extension ObservableType {
  func shareWithoutStale(replay count: Int) -> Observable<Element> {
    let subject = ReplaySubject<Element>.create(bufferSize: count)
    return multicast { subject }.refCount()
  }
}
