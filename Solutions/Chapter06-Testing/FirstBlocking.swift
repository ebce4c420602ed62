import Foundation
import RxLite
import RxLiteTest
import Synchronization

/// Waits for the first element that is wanted, and returns `nil` if the source completes without one.
///
///     --q--8--d--q--|     returns d, as soon as it is there
///     --q--8--|           returns nil
///     --q--8--X           throws the source's error
///     --q--8-------->     throws TooLate(seen: ["q", "8"]) when `timeout` seconds have passed
///
/// `materialize()` makes an element of each event, so the source can't fail any more: what `toBlocking` throws
/// is its timeout. What was seen is read when the source may still be sending on another thread, which needs a
/// lock.
func firstBlocking<Element>(
  _ source: Observable<Element>, timeout: TimeInterval,
  where isWanted: @escaping (Element) -> Bool = { _ in true }
) throws -> Element? {
  let seen = Mutex<[String]>([])
  let wanted = source.filter { element in
    seen.withLock { $0.append("\(element)") }
    return isWanted(element)
  }
  guard let event = try? wanted.materialize().toBlocking(timeout: timeout).first() else {
    throw TooLate(seen: seen.withLock { $0 })
  }
  switch event {
  case .next(let element): return element
  case .error(let error): throw error
  case .completed: return nil
  }
}

/// No element that was wanted has arrived in time.
struct TooLate: Error {
  /// What has arrived, as texts.
  let seen: [String]
}
