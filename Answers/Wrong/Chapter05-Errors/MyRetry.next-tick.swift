// Each attempt is put on the main thread, so that the stack stays flat. The source then fails on
// another thread than before.
// Rejected with: the next did not begin on this thread
import RxLite

extension ObservableType {
  func myRetry(_ maxAttempts: Int) -> Observable<Element> {
    self.catch { error in
      guard maxAttempts > 1 else { throw error }
      return self.myRetry(maxAttempts - 1).subscribe(on: MainScheduler.asyncInstance)
    }
  }
}
