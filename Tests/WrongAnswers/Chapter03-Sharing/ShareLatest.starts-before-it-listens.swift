// It counts by hand, and starts the source before the first observer has been let in. A source that sends
// at once has said nearly everything by then.
// Rejected with: Whoever starts it has to be listening by then.
import RxLite

extension ObservableType {
  func shareLatest() -> Observable<Element> {
    let shared = multicast(ReplaySubject<Element>.create(bufferSize: 1))
    var count = 0
    var connection: (any Disposable)?
    return .create { observer in
      count += 1
      if count == 1 { connection = shared.connect() }
      let subscription = shared.subscribe(observer)
      return Disposables.create {
        subscription.dispose()
        count -= 1
        if count == 0 { connection?.dispose() }
      }
    }
  }
}
