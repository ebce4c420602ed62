// "Try again three times" makes four attempts. The number is that of all attempts, and the first is
// one of them.
// Rejected with: the first one included
import RxLite

extension ObservableType {
  func myRetry(_ maxAttempts: Int) -> Observable<Element> {
    self.catch { error in
      guard maxAttempts > 0 else { throw error }
      return self.myRetry(maxAttempts - 1)
    }
  }
}
