// What is waited for will surely come. When it doesn't, the whole run of tests stands still, and
// nobody gets to see why.
// Rejected with: and it still waits after
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
  isOver.wait()
  return try outcome.get()
}
