import Foundation
import Testing

@testable import ExerciseJudge

/// Answers that don't end, and what is said to be the cause.
@Suite(.long) struct `A run without an end` {
  #if canImport(Darwin)
    private static let (semaphore, lock, clock) = (
      RunEnding.Occupation.wait, RunEnding.Occupation.wait, RunEnding.Occupation.loop
    )
  #else
    private static let (semaphore, lock, clock) = (
      RunEnding.Occupation.semaphore, RunEnding.Occupation.lock, RunEnding.Occupation.clock
    )
  #endif

  @Test(arguments: [
    ("DispatchSemaphore(value: 0).wait()", semaphore),
    ("let lock = NSLock()\nlock.lock()\nlock.lock()", lock),
    ("var number = 0\nwhile number >= 0 { number = (number + 1) % 3 }", .loop),
    (
      """
      let clock = HistoricalScheduler()
      func again() {
        _ = clock.scheduleRelative((), dueTime: .seconds(1)) { _ in
          again()
          return Disposables.create()
        }
      }
      again()
      clock.start()
      """, clock
    ),
    // Most of its time is spent in the C library, where the runtime can't see who has called.
    (
      """
      let clock = HistoricalScheduler()
      _ = clock.schedulePeriodic((), startAfter: .seconds(1), period: .seconds(1)) {
        withVaList([0.1]) { _ = vsnprintf(nil, 0, "%.4000f", $0) }
      }
      clock.start()
      """, clock
    ),
  ])
  func `has a cause that can be told`(body: String, cause: RunEnding.Occupation) async throws {
    try await withSmallExercise { judge, exercise in
      try "import Foundation\nimport RxLite\nfunc value() -> Int {\n\(body)\nreturn 1\n}\n".write(
        to: exercise.source, atomically: true, encoding: .utf8)
      var judge = judge
      judge.timeLimit = .seconds(4)
      let verdict = await judge.verdict(on: exercise, answer: exercise.source)
      guard case .failed(let report) = verdict, let ending = report.ending,
        case .timeLimit(_, let found) = ending.cause
      else {
        Issue.record("expected a time-out\nactual   \(verdict)")
        return
      }
      #expect(found == cause)
      #expect(ending.test == "is one")
      #expect(report.printed == "")
      #if !canImport(Darwin)
        if cause == .loop { #expect(ending.line == 5) }
      #endif
    }
  }
}
