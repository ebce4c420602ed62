// An array of the same source, as often as there are attempts.
import RxLite

extension ObservableType {
  func myRetry(_ maxAttempts: Int) -> Observable<Element> {
    .catch(sequence: Array(repeating: asObservable(), count: maxAttempts))
  }
}
