import Foundation

/// Runs work as operations of an `OperationQueue`, which limits how many run at the same time and lets
/// those of a higher priority go first.
public class OperationQueueScheduler: ImmediateSchedulerType {
  /// The queue that runs the work.
  public let operationQueue: OperationQueue
  /// The priority that the work has among the operations of that queue.
  public let queuePriority: Operation.QueuePriority

  /// A scheduler for this queue.
  public init(
    operationQueue: OperationQueue, queuePriority: Operation.QueuePriority = .normal
  ) {
    self.operationQueue = operationQueue
    self.queuePriority = queuePriority
  }

  /// Has `action` run as an operation.
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
