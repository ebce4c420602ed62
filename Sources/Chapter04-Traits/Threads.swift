import Dispatch
import Foundation

/// Runs a closure on a thread that isn't the main one, and waits until it has returned.
///
/// NB: `sync` on a queue may run its block on the thread that waits. This doesn't.
func onAnotherThread(_ body: @escaping () -> Void) {
  let isDone = DispatchSemaphore(value: 0)
  Thread.detachNewThread {
    body()
    isDone.signal()
  }
  isDone.wait()
}
