import Foundation
import Synchronization

/// Runs `work` on two threads, in rounds that both begin together, and returns when both are done.
public func onTwoThreads(
  rounds: Int = 1, _ work: @escaping (_ thread: Int, _ round: Int) -> Void
) {
  _ = meet(rounds: rounds, until: .distantFuture, work)
}

/// Lets two threads call `work` with the same subject at the same time, until they have met 20,000 times
/// or a second has passed.
///
/// - Returns: The first subject that is not right afterwards, or `nil` if all are.
public func race<Subject>(
  _ make: () -> Subject, _ work: @escaping (_ thread: Int, Subject) -> Void,
  isRight: (Subject) -> Bool
) -> Subject? {
  let end = Date(timeIntervalSinceNow: 1)
  var meetings = 0
  while meetings < 20_000, Date() < end {
    let subjects = (0..<1000).map { _ in make() }
    let (rounds, waits) = meet(rounds: subjects.count, until: end) { work($0, subjects[$1]) }
    if let wrong = subjects.prefix(rounds).first(where: { !isRight($0) }) { return wrong }
    meetings += rounds - waits
  }
  return nil
}

/// - Parameter end: The time after which no more rounds begin. On a busy machine, each may wait for a
///   processor.
/// - Returns: The number of rounds, and the number of those in which one thread had to wait so long for the
///   other that their calls can't have overlapped.
private func meet(
  rounds: Int, until end: Date, _ work: @escaping (_ thread: Int, _ round: Int) -> Void
) -> (rounds: Int, waits: Int) {
  let arrived = Atomic(0)
  let isOver = Atomic(false)
  let waits = Atomic(0)
  /// Returns whether both threads have arrived.
  @Sendable func arrive(_ round: Int) -> Bool {
    arrived.add(1, ordering: .acquiringAndReleasing)
    var looks = 0
    while arrived.load(ordering: .acquiring) < 2 * (round + 1) {
      if isOver.load(ordering: .acquiring) { return false }
      looks += 1
      // A thread that yields is late, and the calls don't overlap: yield only on a busy machine.
      if looks > 2000 { sched_yield() }
    }
    if looks > 2000 { waits.add(1, ordering: .relaxed) }
    return true
  }
  @Sendable func run(_ thread: Int) -> Int {
    for round in 0..<rounds {
      // Only one of them looks at the clock, before it arrives, so both run the same rounds.
      if thread == 0, round > 0, Date() >= end {
        isOver.store(true, ordering: .releasing)
        return round
      }
      guard arrive(round) else { return round }
      // Each round delays one thread a little more, so that one call begins in the middle of the other.
      for _ in 0..<(thread == 0 ? round % 50 : 25) { _ = arrived.load(ordering: .relaxed) }
      work(thread, round)
    }
    return rounds
  }
  let isDone = DispatchSemaphore(value: 0)
  Thread.detachNewThread {
    _ = run(1)
    isDone.signal()
  }
  let count = run(0)
  isDone.wait()
  return (count, waits.load(ordering: .relaxed))
}

/// Runs `work` on another thread.
///
/// - Returns: Whether it returned, after every chance to do so. See `isGiven()`.
public func inTime(_ work: @escaping () -> Void) -> Bool {
  let isDone = DispatchSemaphore(value: 0)
  Thread.detachNewThread {
    work()
    isDone.signal()
  }
  return isDone.isGiven()
}

/// Runs `work` on a thread whose stack is as short as that of a thread on macOS: 512 kB, and not 8 MB. Code
/// that recurses for each element overflows it after fewer elements, and a shorter one after still fewer.
public func onShortStack<Result>(kilobytes: Int = 512, _ work: @escaping () -> Result) -> Result {
  let result = Locked<Result?>(nil)
  let isDone = DispatchSemaphore(value: 0)
  let thread = Thread {
    result.value = work()
    isDone.signal()
  }
  thread.stackSize = kilobytes << 10
  thread.start()
  isDone.wait()
  return result.value!
}

extension DispatchSemaphore {
  /// Waits for a signal from another thread or queue until that has had every chance to give it: thirty
  /// times, for some milliseconds and until a new thread and new work on a queue have run. On a busy
  /// machine they all take longer.
  ///
  /// - Returns: Whether the signal came.
  public func isGiven() -> Bool {
    for _ in 1...30 {
      if wait(timeout: .now() + .milliseconds(8)) == .success { return true }
      let hasRun = DispatchSemaphore(value: 0)
      Thread.detachNewThread { hasRun.signal() }
      DispatchQueue.global().async { hasRun.signal() }
      for _ in 1...2 { hasRun.wait() }
    }
    return false
  }
}
