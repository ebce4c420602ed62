import Dispatch
import Foundation
import RxLite
import Synchronization

/// The name of the queue that runs this line: the name that its scheduler was created with, or `main`. A queue
/// without a name is a background queue.
///
/// A queue is not a thread, so the name is a mark on the queue. Numbers and names of threads differ
/// from run to run, marks don't.
public var here: String { hereIfNamed ?? "a background queue" }

/// The name of the queue that runs this line; `nil` if it has none.
var hereIfNamed: String? {
  DispatchQueue.getSpecific(key: queueName) ?? (Thread.isMainThread ? "main" : nil)
}

private let queueName = DispatchSpecificKey<String>()

extension DispatchQueue {
  /// Creates a queue whose name ``here`` returns.
  public static func named(
    _ name: String, attributes: DispatchQueue.Attributes = []
  ) -> DispatchQueue {
    let queue = DispatchQueue(label: name, attributes: attributes)
    queue.setSpecific(key: queueName, value: name)
    return queue
  }
}

extension SerialDispatchQueueScheduler {
  /// Creates a scheduler with its own serial queue, whose name ``here`` returns.
  ///
  /// The queue runs while the main thread waits in ``runQueues(untilDone:)``, and at no other time.
  public convenience init(named name: String) {
    self.init(
      internalSerialQueueName: name,
      serialQueueConfiguration: { queue in
        queue.setSpecific(key: queueName, value: name)
        queue.suspend()
        waitingQueues.withLock { $0.append(queue) }
      })
  }
}

extension ConcurrentDispatchQueueScheduler {
  /// Creates a scheduler with its own concurrent queue, whose name ``here`` returns.
  public convenience init(named name: String) {
    self.init(queue: .named(name, attributes: .concurrent))
  }
}

/// The queues of the named schedulers.
///
/// NB: Dispatch stops the program when a suspended queue is released, so they stay.
private let waitingQueues = Mutex<[DispatchQueue]>([])

/// Begins work on other queues, and lets them and the main queue run until the work calls `done`.
///
///     runQueues { done in
///       _ = numbers.observe(on: worker)
///         .subscribe(onNext: { print($0) }, onDisposed: done)
///     }
///
/// The main queue and the queues of named schedulers take turns: each does the work that waits for it,
/// while the others are suspended. So the order is the same in each run.
///
/// - Parameter begin: Begins the work, and passes `done` on. It may be called on any queue.
public func runQueues(untilDone begin: (_ done: @escaping () -> Void) -> Void) {
  var isDone = false
  begin { DispatchQueue.main.async { isDone = true } }
  while !isDone { runEachQueue() }
  Stage.witness?.waitForLastEvents()
}

/// Lets the main queue and the queues of the named schedulers do the work that waits for them, and the work
/// that it schedules on another of these queues, and returns when nothing is left to do.
///
///     _ = numbers.observe(on: worker).subscribe(onNext: { print($0) })
///     runQueues()
///
/// The queues take turns, so the order is the same in each run. What is scheduled for a later time doesn't count.
public func runQueues() {
  // Each turn takes the work a queue further. No listing moves its work nearly as often as this.
  for _ in 1...20 { runEachQueue() }
}

/// Lets each named scheduler's queue, and then the main queue, do the work that waits for it.
private func runEachQueue() {
  for queue in waitingQueues.withLock({ $0 }) {
    queue.resume()
    queue.sync {}
    queue.suspend()
  }
  runMainQueue()
}
