import Dispatch
import Foundation
import RxLite
import Synchronization
import Testing

@testable import ChapterKit

/// The queues of a listing have names. That they take turns with the main queue is proved by chapter 8's
/// transcript: a test doesn't run on the main thread, which alone can run the main queue.
@Suite(.serialized) struct QueueTests {
  @Test func `a line knows the name of its queue`() {
    #expect(DispatchQueue.named("worker").sync { here } == "worker")
    let lines = Lines()
    let isDone = DispatchSemaphore(value: 0)
    DispatchQueue(label: "nameless").async {
      lines.add(here)
      isDone.signal()
    }
    isDone.wait()
    #expect(lines.all == ["a background queue"])
  }

  @Test func `a concurrent scheduler runs at once`() {
    let isHere = DispatchSemaphore(value: 0)
    ConcurrentDispatchQueueScheduler(named: "global").run { isHere.signal() }
    #expect(isHere.wait(timeout: .now() + 10) == .success)
  }
}

private final class Lines: Sendable {
  private let lines = Mutex<[String]>([])
  var all: [String] { lines.withLock { $0 } }
  func add(_ line: String) { lines.withLock { $0.append(line) } }
}

extension ImmediateSchedulerType {
  fileprivate func run(_ work: @escaping () -> Void) {
    _ = schedule(()) {
      work()
      return Disposables.create()
    }
  }
}
