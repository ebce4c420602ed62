import Foundation
import Testing

@testable import Trainer

@Suite struct `A worker` {
  @Test func `reports nothing about an overwritten content`() throws {
    try withWorker { worker, judging, ready, lesson in
      worker.examine(lesson, isSave: true)
      judging.hasBegun.comes()
      // It is too late to cancel it, but its verdict is no longer wanted.
      worker.examine(lesson, isSave: true)
      judging.mayEnd.signal()
      judging.hasBegun.comes()
      #expect(worker.fetch().isEmpty)
      judging.mayEnd.signal()
      ready.comes()
      #expect(worker.fetch().count == 1)
    }
  }

  @Test(arguments: [true, false])
  func `forgets a verdict that has not been fetched yet`(isSavedAgain: Bool) throws {
    try withWorker { worker, judging, ready, lesson in
      worker.examine(lesson, isSave: true)
      judging.mayEnd.signal()
      ready.comes()
      if isSavedAgain { worker.examine(lesson, isSave: true) } else { worker.callOff() }
      #expect(worker.fetch().isEmpty)
      judging.mayEnd.signal()
    }
  }

  /// Judgements that take as long as the test wants.
  private struct Judging {
    let hasBegun = DispatchSemaphore(value: 0)
    let mayEnd = DispatchSemaphore(value: 0)
  }

  private func withWorker(
    _ work: (Worker, Judging, DispatchSemaphore, Lesson) throws -> Void
  ) throws {
    try SampleLessons.with { sample in
      let (judging, ready) = (Judging(), DispatchSemaphore(value: 0))
      let examiner = Examiner(
        journal: Journal(of: sample.course.folder), libraries: { "" },
        problem: { _ in nil },
        judging: { _, _ in
          judging.hasBegun.signal()
          judging.mayEnd.comes()
          return .solved()
        })
      let worker = Worker(examiner, whenReady: { ready.signal() })
      try work(worker, judging, ready, sample.lessons[0])
      worker.close()
    }
  }
}

extension DispatchSemaphore {
  /// Waits for it, but not for ever: a test that waits in vain has failed.
  fileprivate func comes(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(wait(timeout: .now() + 60) == .success, sourceLocation: sourceLocation)
  }
}
