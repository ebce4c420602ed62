// It remembers the first element without `take(1)`, and stays subscribed. A source that sends without
// a pause never lets `subscribe` return.
// Rejected with: The source sends 1 again and again while you subscribe
// Rejected with: which operator ends it after one element?
import Foundation
import RxLite
import Synchronization

func firstBlocking<Element>(
  _ source: Observable<Element>, timeout: TimeInterval,
  where isWanted: @escaping (Element) -> Bool = { _ in true }
) throws -> Element? {
  let isOver = DispatchSemaphore(value: 0)
  var hasEvent = false
  let seen = Mutex<[String]>([])
  var outcome = Result<Element?, any Error>.success(nil)
  let wanted = source.filter { element in
    seen.withLock { $0.append("\(element)") }
    return isWanted(element)
  }
  let subscription = wanted.subscribe { event in
    if hasEvent { return }
    hasEvent = true
    switch event {
    case .next(let element): outcome = .success(element)
    case .error(let error): outcome = .failure(error)
    case .completed: break
    }
    isOver.signal()
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
