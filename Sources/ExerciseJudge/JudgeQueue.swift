import Foundation

/// Judges from asynchronous code, a few at a time: each judgement keeps a core busy with compiling,
/// and blocks a thread that Swift's own pool could not spare.
public final class JudgeQueue: Sendable {
  private let judge: Judge
  private let queue = OperationQueue()

  public init(_ judge: Judge, atOnce: Int = 2) {
    self.judge = judge
    queue.maxConcurrentOperationCount = atOnce
  }

  public func judge(_ exercise: Exercise, answer: URL) async -> Verdict {
    await withCheckedContinuation { continuation in
      queue.addOperation {
        continuation.resume(returning: self.judge.judge(exercise, answer: answer))
      }
    }
  }
}
