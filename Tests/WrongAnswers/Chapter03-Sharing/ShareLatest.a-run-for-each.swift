// It remembers the latest element and sends it first, which looks like sharing. But each observer
// still gets a subscription to the source of its own.
// Rejected with: Two observers, and the source was started 2 times
import RxLite

extension ObservableType {
  func shareLatest() -> Observable<Element> {
    var latest: Element?
    return .create { observer in
      if let latest { observer.onNext(latest) }
      return self.do(onNext: { latest = $0 }).subscribe(observer)
    }
  }
}
