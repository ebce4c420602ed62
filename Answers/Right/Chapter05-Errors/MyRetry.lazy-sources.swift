// A counting iterator, one for each subscription.
import RxLite

extension ObservableType {
  func myRetry(_ maxAttempts: Int) -> Observable<Element> {
    let source = asObservable()
    return .deferred {
      var attempts = 0
      return .catch(
        sequence: AnyIterator {
          attempts += 1
          return attempts <= maxAttempts ? source : nil
        })
    }
  }
}
