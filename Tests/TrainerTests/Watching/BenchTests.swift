import ExerciseJudge
import Foundation
import Synchronization
import Testing

@testable import Trainer

@Suite struct `A bench` {
  @Test func `says nothing about a content that has been written over`() throws {
    try withBench { bench, judging, ready, lesson in
      bench.examine(lesson, isSave: true)
      judging.hasBegun.comes()
      // It is too late to call it off, and yet nobody wants its verdict any more.
      bench.examine(lesson, isSave: true)
      judging.mayEnd.signal()
      judging.hasBegun.comes()
      #expect(bench.fetch().isEmpty)
      judging.mayEnd.signal()
      ready.comes()
      #expect(bench.fetch().count == 1)
    }
  }

  @Test(arguments: [true, false])
  func `forgets a verdict that nobody has fetched yet`(isSavedAgain: Bool) throws {
    try withBench { bench, judging, ready, lesson in
      bench.examine(lesson, isSave: true)
      judging.mayEnd.signal()
      ready.comes()
      if isSavedAgain { bench.examine(lesson, isSave: true) } else { bench.callOff(lesson) }
      #expect(bench.fetch().isEmpty)
      judging.mayEnd.signal()
    }
  }

  /// Judgements that take as long as the test wants.
  private struct Judging {
    let hasBegun = DispatchSemaphore(value: 0)
    let mayEnd = DispatchSemaphore(value: 0)
  }

  private func withBench(
    _ work: (Bench, Judging, DispatchSemaphore, Lesson) throws -> Void
  ) throws {
    try SampleLessons.with { sample in
      let (judging, ready) = (Judging(), DispatchSemaphore(value: 0))
      let examiner = Examiner(
        memory: sample.course.folder.url.appending(path: "memory.json"), libraries: { "" },
        objection: { _ in nil },
        judging: { _, _ in
          judging.hasBegun.signal()
          judging.mayEnd.comes()
          return .solved
        })
      let bench = Bench(examiner, unknown: [], whenReady: { ready.signal() })
      try work(bench, judging, ready, sample.lessons[0])
      bench.close()
    }
  }
}

extension DispatchSemaphore {
  /// Waits for it, but not for ever: a test that waits in vain has failed.
  fileprivate func comes(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(wait(timeout: .now() + 60) == .success, sourceLocation: sourceLocation)
  }
}
