// Only an element wakes the thread. If the source ends without one, it waits until the timeout.
// Rejected with: without an element. And firstBlocking(…, timeout: 30
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
    if event.element != nil { isOver.signal() }
  }
  defer { subscription.dispose() }
  guard isOver.wait(timeout: .now() + timeout) == .success else {
    throw TooLate(seen: seen.withLock { $0 })
  }
  return try outcome.get()
}

struct TooLate: Error {
  /// What has arrived, as texts.
  let seen: [String]
}
