import Foundation
import RxLite

/// Waits for the first element: `nil` if the source completes without one.
///
///     --1--2--|     1, as soon as it is there
///     -----|        nil
///     -----X        throws the error
///     -------->     throws RxError.timeout once `timeout` seconds have passed
///
/// With `take(1)` an element is followed by a completion at once, so that each way to end is an ending
/// of the sequence. The semaphore hands the outcome from one thread to the other: it is written before
/// the signal, and read after the wait.
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
  guard isOver.wait(timeout: .now() + timeout) == .success else { throw RxError.timeout }
  return try outcome.get()
}
