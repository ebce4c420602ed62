// Somebody has to connect, so it is done here. Then the source runs before anybody listens, and goes
// on when everybody has left.
// Rejected with: Nobody has subscribed yet, and the source has been started.
// Rejected with: Everybody has left, and the source still runs.
import RxLite

extension ObservableType {
  func shareLatest() -> Observable<Element> {
    let shared = multicast(ReplaySubject.create(bufferSize: 1))
    _ = shared.connect()
    return shared
  }
}
