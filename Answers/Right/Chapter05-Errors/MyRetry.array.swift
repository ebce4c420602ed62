// An array that contains the source once for each attempt.
import RxLite

extension ObservableType {
  func myRetry(_ maxAttempts: Int) -> Observable<Element> {
    .catch(sequence: Array(repeating: asObservable(), count: maxAttempts))
  }
}
