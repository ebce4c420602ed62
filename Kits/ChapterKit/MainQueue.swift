import Dispatch
import Foundation

/// Runs the work that waits on the main queue. An app's main thread does this all the time; a program
/// such as a chapter has to call for it.
public func runMainQueue() {
  var isDone = false
  DispatchQueue.main.async { isDone = true }
  while !isDone { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
}

/// Lets time pass, and runs the work that becomes due on the main queue meanwhile.
func runMainQueue(until end: Date) {
  guard Thread.isMainThread else { return Thread.sleep(until: end) }
  // Wakes the run loop at the end, if nothing else does.
  let alarm = Timer(fire: end, interval: 0, repeats: false) { _ in }
  RunLoop.main.add(alarm, forMode: .default)
  while Date() < end { _ = RunLoop.main.run(mode: .default, before: end) }
  alarm.invalidate()
}
