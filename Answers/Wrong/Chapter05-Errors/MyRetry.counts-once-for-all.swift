// The attempts are counted in a variable beside the sequence. Many may subscribe to a sequence, and
// the second subscriber finds the attempts of the first used up.
// Rejected with: Each of them needs a subscription to the second attempt of its own.
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
