import Foundation
import RxLiteTest
import Synchronization
import Testing

@Suite(.serialized) struct ThreadsTests {
  @Test func `both threads make all rounds`() {
    let calls = Mutex([0, 0])
    onTwoThreads(rounds: 100) { thread, _ in calls.withLock { $0[thread] += 1 } }
    #expect(calls.withLock { $0 } == [100, 100])
  }

  @Test func `a race finds what is done in two steps`() {
    let wrong = race({ Counter() }) { _, counter in
      counter.countInTwoSteps()
    } isRight: {
      $0.value == 2
    }
    #expect(wrong?.value == 1)
  }

  @Test func `a race finds nothing in one step`() {
    let wrong = race({ Counter() }) { _, counter in
      counter.count()
    } isRight: {
      $0.value == 2
    }
    #expect(wrong == nil)
  }

  @Test func `a locked variable loses nothing that two threads do at the same time`() {
    @Locked var lines: [String] = []
    @Locked var count = 0
    onTwoThreads(rounds: 10_000) { thread, round in
      lines.append("\(thread): \(round)")
      count += 1
    }
    #expect(count == 20_000)
    #expect(lines.count == 20_000)
    for thread in [0, 1] {
      let own = lines.filter { $0.hasPrefix("\(thread)") }
      #expect(own == (0..<10_000).map { "\(thread): \($0)" })
    }
  }

  @Test func `what a locked variable releases may use it`() {
    final class Last {
      let action: () -> Void
      init(_ action: @escaping () -> Void) { self.action = action }
      deinit { action() }
    }
    @Locked var reads: [Int] = []
    @Locked var last: Last?
    last = Last { reads.append(last == nil ? 0 : 1) }
    last = nil
    #expect(reads == [0])
  }

  @Test func `work that waits is not in time`() {
    let mayEnd = DispatchSemaphore(value: 0)
    #expect(!inTime { mayEnd.wait() })
    mayEnd.signal()
    #expect(inTime {})
  }

  @Test func `a moment comes once, for all who wait`() async {
    let moment = Moment()
    #expect(await !moment.hasCome(within: .milliseconds(20)))
    let waiting = Task { await moment.hasCome() }
    moment.arrive()
    #expect(await waiting.value)
    #expect(await moment.hasCome())
  }
}

private final class Counter: Sendable {
  private let number = Atomic(0)
  var value: Int { number.load(ordering: .sequentiallyConsistent) }

  func count() { number.add(1, ordering: .sequentiallyConsistent) }

  func countInTwoSteps() {
    let old = value
    number.store(old + 1, ordering: .sequentiallyConsistent)
  }
}
