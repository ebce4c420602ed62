// `share` remembers as much as it is told to, but only while it is connected. After the ending it has
// forgotten everything, and asks again.
// Rejected with: The answer is there, and was asked for again: 2 requests.
import RxLite

extension ObservableType {
  func cacheForever() -> Observable<Element> {
    share(replay: 100)
  }
}
