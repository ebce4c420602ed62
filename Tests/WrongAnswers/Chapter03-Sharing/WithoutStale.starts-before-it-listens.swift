// It connects as soon as somebody comes, and lets them in after that. A source that sends at once has
// ended by then, and its subject is not the one that listens any more.
// Rejected with: Whoever starts it has to be listening by then.
import RxLite

extension ObservableType {
  func shareWithoutStale(replay count: Int) -> Observable<Element> {
    let shared = multicast { ReplaySubject<Element>.create(bufferSize: count) }
    var listeners = 0
    var connection: (any Disposable)?
    return .create { observer in
      listeners += 1
      if listeners == 1 { connection = shared.connect() }
      let subscription = shared.subscribe(observer)
      return Disposables.create {
        subscription.dispose()
        listeners -= 1
        if listeners == 0 { connection?.dispose() }
      }
    }
  }
}
