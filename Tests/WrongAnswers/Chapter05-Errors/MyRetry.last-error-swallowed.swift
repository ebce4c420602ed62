// After the last attempt there is nothing more to send, so it completes. The subscriber takes that
// for a success without elements.
// Rejected with: The error of the last attempt is the error of the sequence
import RxLite

extension ObservableType {
  func myRetry(_ maxAttempts: Int) -> Observable<Element> {
    guard maxAttempts > 0 else { return .empty() }
    return self.catch { _ in self.myRetry(maxAttempts - 1) }
  }
}
