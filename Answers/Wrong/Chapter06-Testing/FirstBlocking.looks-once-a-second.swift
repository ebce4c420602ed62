// It checks whether something has arrived, sleeps for a second, and checks again.
// Rejected with: Whatever blocks the thread has to be woken by the element.
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
  defer { subscription.dispose() }
  let end = Date() + timeout
  while isOver.wait(timeout: .now()) != .success {
    if Date() > end { throw TooLate(seen: seen.withLock { $0 }) }
    Thread.sleep(forTimeInterval: min(1, timeout))
  }
  return try outcome.get()
}

struct TooLate: Error {
  /// What has arrived, as texts.
  let seen: [String]
}
