import Foundation

extension Judge {
  /// Judges without blocking the caller: in turn with all others, two at a time in one process.
  ///
  /// Each judgement keeps a core busy with compiling and blocks a thread, which Swift's own pool
  /// could not spare.
  public func verdict(on exercise: Exercise, answer: URL) async -> Verdict {
    // Without a cancellation there is always a verdict.
    await verdict(on: exercise, answer: answer, until: nil)!
  }

  /// The same, until it is cancelled: then there is no verdict. One that waits for its turn goes on
  /// waiting; where that won't do, call `judge` in a thread of your own.
  public func verdict(
    on exercise: Exercise, answer: URL, until cancellation: Cancellation?
  ) async -> Verdict? {
    await withCheckedContinuation { continuation in
      queue.addOperation {
        continuation.resume(returning: judge(exercise, answer: answer, until: cancellation))
      }
    }
  }
}

private let queue: OperationQueue = {
  let queue = OperationQueue()
  queue.maxConcurrentOperationCount = 2
  return queue
}()
