// Each element wakes the thread, which looks at it and waits again, for as long as before. A server that says
// "80 %" every second is never given up.
// Rejected with: Elements that aren't wanted don't give the source more time.
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
  var isDone = false
  let wanted = source.filter { element in
    seen.withLock { $0.append("\(element)") }
    defer { isOver.signal() }
    return isWanted(element)
  }
  let subscription = wanted.take(1).subscribe { event in
    switch event {
    case .next(let element): outcome = .success(element)
    case .error(let error): outcome = .failure(error)
    case .completed: break
    }
    if event.isStopEvent {
      isDone = true
      isOver.signal()
    }
  }
  defer { subscription.dispose() }
  while !isDone {
    guard isOver.wait(timeout: .now() + timeout) == .success else {
      throw TooLate(seen: seen.withLock { $0 })
    }
  }
  return try outcome.get()
}

struct TooLate: Error {
  /// What has arrived, as texts.
  let seen: [String]
}
