import Foundation
import RxLite

/// Waits for the first element, and returns `nil` if the source completes without one.
///
///     --1--2--|     returns 1, as soon as it is there
///     -----|        returns nil
///     -----X        throws the source's error
///     -------->     throws RxError.timeout when `timeout` seconds have passed
///
/// `take(1)` completes after one element, so every outcome ends in a terminal event, and even a source that
/// never pauses is disposed in time. The outcome is written before the signal and read after the wait, so
/// the two threads never touch it at the same time.
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
