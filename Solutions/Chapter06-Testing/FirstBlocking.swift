import Foundation
import RxLite
import Synchronization

/// Waits for the first element that is wanted, and returns `nil` if the source completes without one.
///
///     --q--8--d--q--|     returns d, as soon as it is there
///     --q--8--|           returns nil
///     --q--8--X           throws the source's error
///     --q--8-------->     throws TooLate(seen: ["q", "8"]) when `timeout` seconds have passed
///
/// `take(1)` completes after one element, so every outcome ends in a terminal event, and even a source that
/// never pauses is disposed in time. The outcome is written before the signal and read after the wait, so
/// the two threads never touch it at the same time. What was seen is read after a timeout, when the source may
/// still be sending: that needs a lock, which is open again when `isWanted` is called.
func firstBlocking<Element>(
  _ source: Observable<Element>, timeout: TimeInterval,
  where isWanted: @escaping (Element) -> Bool = { _ in true }
) throws -> Element? {
  let isOver = DispatchSemaphore(value: 0)
  let seen = Mutex<[String]>([])
  var outcome = Result<Element?, any Error>.success(nil)
  let wanted = source.filter { element in
    seen.withLock { $0.append("\(element)") }
    return isWanted(element)
  }
  let subscription = wanted.take(1).subscribe { event in
    switch event {
    case .next(let element): outcome = .success(element)
    case .error(let error): outcome = .failure(error)
    case .completed: break
    }
    if event.isStopEvent { isOver.signal() }
  }
  defer { subscription.dispose() }
  guard isOver.wait(timeout: .now() + timeout) == .success else {
    throw TooLate(seen: seen.withLock { $0 })
  }
  return try outcome.get()
}

/// No element that was wanted has arrived in time.
struct TooLate: Error {
  /// What has arrived, as texts.
  let seen: [String]
}
