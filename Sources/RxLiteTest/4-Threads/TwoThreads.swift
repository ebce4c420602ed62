import Foundation
import Synchronization

/// Runs `work` on two threads, in rounds that both begin together, and returns when both are done.
public func onTwoThreads(
  rounds: Int = 1, _ work: @escaping (_ thread: Int, _ round: Int) -> Void
) {
  let arrived = Atomic(0)
  @Sendable func run(_ thread: Int) {
    for round in 0..<rounds {
      arrived.add(1, ordering: .acquiringAndReleasing)
      // A thread that yields comes late, and the calls don't overlap: yield only in a busy machine.
      var looks = 0
      while arrived.load(ordering: .acquiring) < 2 * (round + 1) {
        looks += 1
        if looks > 20_000 { sched_yield() }
      }
      // Each round delays one of the threads a little more, so one call begins in the middle of another.
      for _ in 0..<(thread == 0 ? round % 50 : 25) { _ = arrived.load(ordering: .relaxed) }
      work(thread, round)
    }
  }
  let isDone = DispatchSemaphore(value: 0)
  Thread.detachNewThread {
    run(1)
    isDone.signal()
  }
  run(0)
  isDone.wait()
}

/// Lets two threads call `work` with the same subject at the same time, with 20,000 subjects or for three
/// seconds.
///
/// - Returns: The first subject that is not right afterwards.
public func race<Subject>(
  _ make: () -> Subject, _ work: @escaping (_ thread: Int, Subject) -> Void,
  isRight: (Subject) -> Bool
) -> Subject? {
  let end = Date(timeIntervalSinceNow: 3)
  for _ in 0..<20 where Date() < end {
    let subjects = (0..<1000).map { _ in make() }
    onTwoThreads(rounds: subjects.count) { thread, round in work(thread, subjects[round]) }
    if let wrong = subjects.first(where: { !isRight($0) }) { return wrong }
  }
  return nil
}

/// Runs `work` on another thread.
///
/// - Returns: Whether it returned within a second.
public func inTime(_ work: @escaping () -> Void) -> Bool {
  let isDone = DispatchSemaphore(value: 0)
  Thread.detachNewThread {
    work()
    isDone.signal()
  }
  return isDone.wait(timeout: .now() + 1) == .success
}
