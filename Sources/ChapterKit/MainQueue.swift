import Dispatch
import Foundation

/// Lets the main thread do what waits for it on the main queue. An app's main thread does this all the
/// time; a program such as a chapter has to ask for it.
public func runMainQueue() {
  var isDone = false
  DispatchQueue.main.async { isDone = true }
  while !isDone { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
}

/// Lets time pass, and lets the main thread meanwhile do what falls due on the main queue.
func runMainQueue(until end: Date) {
  guard Thread.isMainThread else { return Thread.sleep(until: end) }
  // What wakes the run loop at the end, if nothing else does.
  let alarm = Timer(fire: end, interval: 0, repeats: false) { _ in }
  RunLoop.main.add(alarm, forMode: .default)
  while Date() < end { _ = RunLoop.main.run(mode: .default, before: end) }
  alarm.invalidate()
}
