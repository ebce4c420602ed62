import Dispatch
import Foundation

/// Lets the main thread do what waits for it on the main queue. An app's main thread does this all the
/// time; a program such as a chapter has to ask for it.
public func runMainQueue() {
  var isDone = false
  DispatchQueue.main.async { isDone = true }
  while !isDone { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
}
