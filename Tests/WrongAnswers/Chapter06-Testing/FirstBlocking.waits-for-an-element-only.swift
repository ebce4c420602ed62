// The element opens the way, and nothing else does. A source that ends without one is waited for until
// the time is over, and then its ending is taken for silence.
// Rejected with: The answer of firstBlocking is another one.
import Foundation
import RxLite

func firstBlocking<Element>(
  _ source: Observable<Element>, timeout: TimeInterval
) throws -> Element? {
  let isOver = DispatchSemaphore(value: 0)
  var outcome = Result<Element?, any Error>.success(nil)
  let subscription = source.take(1).subscribe { event in
    switch event {
    case .next(let element): outcome = .success(element)
    case .error(let error): outcome = .failure(error)
    case .completed: break
    }
    if event.element != nil { isOver.signal() }
  }
  defer { subscription.dispose() }
  guard isOver.wait(timeout: .now() + timeout) == .success else { throw RxError.timeout }
  return try outcome.get()
}
