import ChapterKit
import ConsoleKit
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

/// Plays a user who types, and waits until an answer must have arrived on the main thread.
func type(_ text: String, into field: TextField, pause: Double = 1) {
  field.simulateReplacing(with: text)
  sleep(pause)
  runMainQueue()
}
