import Foundation

/// Runs work as operations of an `OperationQueue`, which limits how many run at the same time and
/// starts those of a higher priority first.
public class OperationQueueScheduler: ImmediateSchedulerType {
  /// The queue that runs the work.
  public let operationQueue: OperationQueue
  /// The priority of the work among the operations of the queue.
  public let queuePriority: Operation.QueuePriority

  /// Creates a scheduler for a queue.
  public init(
    operationQueue: OperationQueue, queuePriority: Operation.QueuePriority = .normal
  ) {
    self.operationQueue = operationQueue
    self.queuePriority = queuePriority
  }

  /// Schedules `action` to run as an operation.
  ///
  /// - Returns: A disposable that cancels the action, or disposes what it returned.
  public func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let work = ScheduledWork { action(state) }
    let operation = BlockOperation { work.run() }
    operation.queuePriority = queuePriority
    operationQueue.addOperation(operation)
    return work
  }
}
