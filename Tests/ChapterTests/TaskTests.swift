import Foundation
import RxLite
import Testing

@testable import ChapterKit

/// Tasks on the clock of a listing.
extension ClockTests {
  @Test func `tasks and schedulers take turns in time`() {
    let transcript = transcript {
      _ = Observable<Int>.timer(.milliseconds(200), scheduler: clock.scheduler)
        .subscribe(onNext: { _ in print("timer") })
      runTask {
        let tasks = [3, 1].map { tenths in
          clock.task {
            try await clock.sleep(for: .milliseconds(100 * tenths))
            print("task \(tenths)")
          }
        }
        print("begun")
        for task in tasks { try await task.value }
      }
      print("ended")
    }
    #expect(transcript == "begun\ntask 1\ntimer\ntask 3\nended\n")
  }

  @Test func `a task and its children run on the thread of the listing`() {
    let transcript = transcript {
      nonisolated(unsafe) let home = Thread.current
      @Sendable func look(_ name: String) { print(name, Thread.current === home) }
      runTask {
        look("task")
        async let child: Void = look("child")
        await child
        await withTaskGroup { group in group.addTask { look("group") } }
        try await clock.task { look("other task") }.value
      }
    }
    #expect(transcript == "task true\nchild true\ngroup true\nother task true\n")
  }

  @Test func `a task that is cancelled does not sleep on`() {
    let transcript = transcript {
      runTask {
        let start = clock.scheduler.now
        let sleeper = clock.task { try await clock.sleep(for: .seconds(1000)) }
        try await clock.sleep(for: .seconds(1))
        sleeper.cancel()
        do { try await sleeper.value } catch { print("\(error)") }
        print(clock.scheduler.now.timeIntervalSince(start) < 2)
      }
    }
    #expect(transcript == "CancellationError()\ntrue\n")
  }

  @Test func `a task of Swift's own pool can be awaited, and sleep on the clock`() {
    let transcript = transcript {
      runTask {
        let task = Task {
          try await clock.sleep(for: .seconds(1))
          return "from the pool"
        }
        print(try await task.value)
      }
    }
    #expect(transcript == "from the pool\n")
  }

  @Test func `what the task throws is printed`() {
    #expect(transcript { runTask { throw RxError.timeout } } == "thrown: Sequence timeout.\n")
  }

  private func transcript(of body: @escaping () -> Void) -> String {
    let listing = Listing(name: "test", purpose: "", reference: nil, place: ("", 0), body: body)
    return Stage.run(listing, pace: .unpaced, isPrinted: false)
  }
}
