// It keeps the first element, and waits for the end of the sequence before it returns it. Many have none.
// Rejected with: The answer is there, so there is nothing more to wait for.
import Foundation
import RxLite

func firstBlocking<Element>(
  _ source: Observable<Element>, timeout: TimeInterval
) throws -> Element? {
  let isOver = DispatchSemaphore(value: 0)
  var first: Element?
  var failure: (any Error)?
  let subscription = source.subscribe(
    onNext: { if first == nil { first = $0 } },
    onError: {
      failure = $0
      isOver.signal()
    },
    onCompleted: { isOver.signal() })
  defer { subscription.dispose() }
  let isInTime = isOver.wait(timeout: .now() + timeout) == .success
  if let first { return first }
  if let failure { throw failure }
  if !isInTime { throw RxError.timeout }
  return nil
}
