// The attempts are counted in a variable beside the sequence. Many may subscribe to a sequence, and
// the second subscriber finds the attempts of the first used up.
// Rejected with: the second subscriber has to pay for the attempts of the first
import RxLite

extension ObservableType {
  func myRetry(_ maxAttempts: Int) -> Observable<Element> {
    var attempts = 0
    func attempt() -> Observable<Element> {
      self.catch { error in
        attempts += 1
        guard attempts < maxAttempts else { throw error }
        return attempt()
      }
    }
    return attempt()
  }
}
