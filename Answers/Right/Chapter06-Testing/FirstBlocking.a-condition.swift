// `NSCondition` and an outcome that it guards. The thread waits in a loop, because a wait may end
// too early.
import Foundation
import RxLite
import Synchronization

func firstBlocking<Element>(
  _ source: Observable<Element>, timeout: TimeInterval,
  where isWanted: @escaping (Element) -> Bool = { _ in true }
) throws -> Element? {
  let condition = NSCondition()
  let seen = Mutex<[String]>([])
  var outcome: Result<Element?, any Error>?
  let wanted = source.filter { element in
    seen.withLock { $0.append("\(element)") }
    return isWanted(element)
  }
  let subscription = wanted.take(1).subscribe { event in
    condition.lock()
    defer { condition.unlock() }
    guard outcome == nil else { return }
    switch event {
    case .next(let element): outcome = .success(element)
    case .error(let error): outcome = .failure(error)
    case .completed: outcome = .success(nil)
    }
    condition.signal()
  }
  defer { subscription.dispose() }
  let deadline = Date(timeIntervalSinceNow: timeout)
  condition.lock()
  defer { condition.unlock() }
  while outcome == nil, condition.wait(until: deadline) {}
  guard let outcome else { throw TooLate(seen: seen.withLock { $0 }) }
  return try outcome.get()
}

struct TooLate: Error {
  /// What has arrived, as texts.
  let seen: [String]
}
