import Foundation

extension Judge {
  /// Judges without blocking the caller: in turn with all others, two at a time in one process.
  ///
  /// Each judgement keeps a core busy with compiling and blocks a thread, which Swift's own pool
  /// could not spare.
  public func verdict(on exercise: Exercise, answer: URL) async -> Verdict {
    await withCheckedContinuation { continuation in
      bench.addOperation { continuation.resume(returning: judge(exercise, answer: answer)) }
    }
  }
}

private let bench: OperationQueue = {
  let queue = OperationQueue()
  queue.maxConcurrentOperationCount = 2
  return queue
}()
