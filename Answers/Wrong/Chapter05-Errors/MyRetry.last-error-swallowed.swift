// After the last attempt there is nothing more to emit, so the result completes. The subscriber
// takes that for a success without elements.
// Rejected with: expected an error, got a completion
import RxLite

extension ObservableType {
  func myRetry(_ maxAttempts: Int) -> Observable<Element> {
    guard maxAttempts > 0 else { return .empty() }
    return self.catch { _ in self.myRetry(maxAttempts - 1) }
  }
}
