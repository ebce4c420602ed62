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
    var wrong: Counter?
    // On a busy machine, the two threads may not meet within one race.
    for _ in 1...20 where wrong == nil {
      wrong = race({ Counter() }) { _, counter in
        counter.countInTwoSteps()
      } isRight: {
        $0.value == 2
      }
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

  @Test func `a locked value loses nothing that two threads do at the same time`() {
    final class Diary {
      @Locked var lines: [Int] = []
      @Locked var count = 0
    }
    let diary = Diary()
    let lines = Locked<[Int]>([])
    onTwoThreads(rounds: 10_000) { thread, round in
      diary.lines.append(thread)
      diary.count += 1
      lines.value.append(thread)
    }
    #expect(diary.count == 20_000)
    for lines in [diary.lines, lines.value] {
      #expect(lines.count == 20_000)
      #expect(lines.count { $0 == 0 } == 10_000)
    }
  }

  @Test func `what a locked value releases may use it`() {
    final class Last {
      let action: () -> Void
      init(_ action: @escaping () -> Void) { self.action = action }
      deinit { action() }
    }
    let isThere = Locked<[Bool]>([])
    let last = Locked<Last?>(nil)
    last.value = Last { isThere.value.append(last.value != nil) }
    last.value = nil
    #expect(isThere.value == [false])
  }

  @Test func `on a short stack, work runs to its end`() {
    let thread = Thread.current
    #expect(onShortStack { Thread.current !== thread && Thread.current.stackSize == 512 << 10 })
  }

  @Test func `work that waits is not in time`() {
    let mayEnd = DispatchSemaphore(value: 0)
    #expect(!inTime { mayEnd.wait() })
    mayEnd.signal()
    #expect(inTime {})
  }

  @Test func `a moment arrives once, for all waiting tasks`() async {
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
