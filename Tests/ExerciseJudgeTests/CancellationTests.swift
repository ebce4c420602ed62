import Foundation
import Synchronization
import Testing

@testable import ExerciseJudge

@Suite(.long) struct `A judgement that is cancelled` {
  @Test func `has no verdict, before it began`() throws {
    let cancellation = Cancellation()
    cancellation.cancel()
    let exercise = try SampleCourse.countUp()
    let judge = try SampleCourse.judge()
    #expect(throws: CancellationError.self) {
      try judge.judge(exercise, answer: exercise.solution, until: cancellation)
    }
  }

  @Test func `ends at once, and leaves no process behind`() async throws {
    try await withSmallExercise { judge, exercise in
      let fifo = exercise.tests.deletingLastPathComponent().appending(path: "alive").path
      mkfifo(fifo, 0o600)
      let alive = open(fifo, O_RDONLY | O_NONBLOCK)
      defer { close(alive) }
      try """
      import Foundation
      func value() -> Int {
        let alive = open("\(fifo)", O_WRONLY)
        write(alive, "x", 1)
        while true {}
      }
      """.write(to: exercise.source, atomically: true, encoding: .utf8)
      let cancellation = Cancellation()
      // In a thread of its own: the queue of the other tests may be long.
      let verdict = Mutex<Verdict?>(.solved())
      let hasEnded = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        let found = try? judge.judge(exercise, answer: exercise.source, until: cancellation)
        verdict.withLock { $0 = found }
        hasEnded.signal()
      }
      #expect(canRead(alive, within: 60), "The answer never ran.")
      cancellation.cancel()
      hasEnded.wait()
      #expect(verdict.withLock { $0 } == nil)
      var byte: UInt8 = 0
      #expect(read(alive, &byte, 1) == 1)
      // The end of the pipe: no process holds it any more.
      #expect(canRead(alive, within: 10))
      #expect(read(alive, &byte, 1) == 0)
    }
  }

  private func canRead(_ descriptor: Int32, within seconds: Int32) -> Bool {
    var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return Foundation.poll(&poll, 1, seconds * 1000) == 1
  }
}
