// The operator `timeout` goes on with another sequence, on a thread that isn't blocked: it fails, with what was
// seen until then. The disposal of the source signals, so that it comes before the return.
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
  let limit = RxTimeInterval.milliseconds(Int(timeout * 1000))
  let others = ConcurrentDispatchQueueScheduler(qos: .default)
  let late = Observable<Element>.deferred { .error(TooLate(seen: seen.withLock { $0 })) }
  let inTime = wanted.take(1).do(onDispose: { isOver.signal() })
    .timeout(limit, other: late, scheduler: others)
  let subscription = inTime.subscribe { event in
    switch event {
    case .next(let element): outcome = .success(element)
    case .error(let error): outcome = .failure(error)
    case .completed: break
    }
  }
  defer { subscription.dispose() }
  isOver.wait()
  return try outcome.get()
}

struct TooLate: Error {
  /// What has arrived, as texts.
  let seen: [String]
}
