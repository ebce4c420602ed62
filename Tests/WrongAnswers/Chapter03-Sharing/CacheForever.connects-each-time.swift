// Connecting what is connected does nothing, so why not do it in each subscription? Because what has
// ended isn't connected any more.
// Rejected with: The answer is there, and was asked for again: 2 requests.
import RxLite

extension ObservableType {
  func cacheForever() -> Observable<Element> {
    let cache = multicast(ReplaySubject<Element>.createUnbounded())
    return .create { observer in
      let subscription = cache.subscribe(observer)
      _ = cache.connect()
      return subscription
    }
  }
}
