// The first element is there, and the rest is of no interest. But the source doesn't know that: it goes
// on, for as long as it likes.
// Rejected with: to be disposed once, and was 0 times
import Foundation
import RxLite

func firstBlocking<Element>(
  _ source: Observable<Element>, timeout: TimeInterval
) throws -> Element? {
  let isOver = DispatchSemaphore(value: 0)
  var outcome = Result<Element?, any Error>.success(nil)
  _ = source.subscribe { event in
    guard case .success(nil) = outcome else { return }
    switch event {
    case .next(let element): outcome = .success(element)
    case .error(let error): outcome = .failure(error)
    case .completed: break
    }
    isOver.signal()
  }
  guard isOver.wait(timeout: .now() + timeout) == .success else { throw RxError.timeout }
  return try outcome.get()
}
