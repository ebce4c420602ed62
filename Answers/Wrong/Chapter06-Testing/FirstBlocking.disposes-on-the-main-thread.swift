// The disposal is sent to the main thread, which gets to it soon, but not before the return.
// Rejected with: The source sends nothing. These are the disposals
import Foundation
import RxLite
import Synchronization

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
  defer { DispatchQueue.main.async { subscription.dispose() } }
  guard isOver.wait(timeout: .now() + timeout) == .success else {
    throw TooLate(seen: seen.withLock { $0 })
  }
  return try outcome.get()
}

struct TooLate: Error {
  /// What has arrived, as texts.
  let seen: [String]
}
