// It connects once, here and now. But making a sequence may not do any work: perhaps nobody ever wants
// the answer.
// Rejected with: Nobody has subscribed yet, and a request was sent.
import RxLite

extension ObservableType {
  func cacheForever() -> Observable<Element> {
    let cache = multicast(ReplaySubject<Element>.createUnbounded())
    _ = cache.connect()
    return cache
  }
}
