// Each new subscriber resets the counter, which an earlier subscriber may be using.
// Rejected with: They were at 0, 1, 3, 4.
import RxLite

extension ObservableType {
  func myRetry(_ maxAttempts: Int) -> Observable<Element> {
    var attempts = 0
    let source = asObservable()
    func next() -> Observable<Element> {
      source.catch { error in
        attempts += 1
        guard attempts < maxAttempts else { throw error }
        return next()
      }
    }
    return .deferred {
      attempts = 0
      return next()
    }
  }
}
