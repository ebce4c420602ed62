// "Try again three times" makes four attempts. The number is that of all attempts, the first one
// included.
// Rejected with: The first attempt counts as well
import RxLite

extension ObservableType {
  func myRetry(_ maxAttempts: Int) -> Observable<Element> {
    self.catch { error in
      guard maxAttempts > 0 else { throw error }
      return self.myRetry(maxAttempts - 1)
    }
  }
}
