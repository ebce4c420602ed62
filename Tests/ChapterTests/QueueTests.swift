import Dispatch
import Foundation
import RxLite
import Synchronization
import Testing

@testable import ChapterKit

/// The queues of a listing: they have names, and take turns with the main queue.
@Suite(.serialized) @MainActor struct QueueTests {
  @Test func `a line knows the name of its queue`() {
    #expect(here == "main")
    #expect(DispatchQueue.named("worker").sync { here } == "worker")
    let lines = Lines()
    let isDone = DispatchSemaphore(value: 0)
    DispatchQueue(label: "nameless").async {
      lines.add(here)
      isDone.signal()
    }
    isDone.wait()
    #expect(lines.all == ["a queue without a name"])
  }

  @Test func `a scheduler made by name waits until the main thread does`() {
    let lines = Lines()
    let worker = SerialDispatchQueueScheduler(named: "worker")
    runMainQueue { done in
      worker.run {
        lines.add(here)
        done()
      }
      lines.add("main goes first")
    }
    #expect(lines.all == ["main goes first", "worker"])
  }

  @Test func `queues and the main queue take turns`() {
    let lines = Lines()
    let first = SerialDispatchQueueScheduler(named: "first")
    let second = SerialDispatchQueueScheduler(named: "second")
    runMainQueue { done in
      first.run {
        second.run { lines.add(here) }
        DispatchQueue.main.async { lines.add(here) }
        first.run(done)
        lines.add(here)
      }
    }
    #expect(lines.all == ["first", "second", "main"])
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
