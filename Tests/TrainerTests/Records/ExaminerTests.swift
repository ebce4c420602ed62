import Foundation
import Synchronization
import Testing

@testable import ExerciseJudge
@testable import Trainer

@Suite struct `An examiner` {
  @Test func `knows an untouched exercise without running it`() throws {
    try examining { _, lesson, examiner, runs in
      let standing = try examiner.standing(of: lesson)
      #expect(standing == .untouched)
      #expect(runs() == 0)
    }
  }

  @Test func `remembers the verdict on exactly these files`() throws {
    try examining { sample, lesson, examiner, runs in
      try sample.write("let answer = 42\n", to: lesson)
      #expect(examiner.knownStanding(of: lesson) == nil)
      #expect(try examiner.standing(of: lesson) == .solved)
      #expect(try examiner.standing(of: lesson) == .solved)
      #expect(runs() == 1)
      try sample.write("let answer = 41\n", to: lesson)
      #expect(examiner.knownStanding(of: lesson) == nil, "It is another answer.")
      #expect(try examiner.standing(of: lesson) == .begun)
      #expect(try examiner.standing(of: lesson) == .begun)
      #expect(runs() == 2)
    }
  }

  @Test(arguments: ["tests", "libraries"])
  func `forgets when something else has changed`(what: String) throws {
    try examining { sample, lesson, examiner, _ in
      try sample.write("let answer = 42\n", to: lesson)
      _ = try examiner.examine(lesson)
      if what == "tests" {
        try "// Other tests\n".write(to: lesson.exercise.tests, atomically: true, encoding: .utf8)
      } else {
        try "newer\n".write(to: Self.libraries(sample), atomically: true, encoding: .utf8)
      }
      #expect(examiner.knownStanding(of: lesson) == nil)
    }
  }

  @Test(arguments: ["", "{", "[1]", "{\"sums/plus\": 3}", "\u{0}\u{1}"])
  func `is not disturbed by a damaged memory`(damage: String) throws {
    try examining { sample, lesson, examiner, runs in
      try sample.write("let answer = 42\n", to: lesson)
      _ = try examiner.examine(lesson)
      try damage.write(to: Self.memory(sample), atomically: true, encoding: .utf8)
      #expect(examiner.knownStanding(of: lesson) == nil)
      #expect(try examiner.standing(of: lesson) == .solved)
      #expect(examiner.knownStanding(of: lesson) == .solved, "It has learned it again.")
      #expect(runs() == 2)
    }
  }

  @Test func `is not disturbed by a memory that can't be written`() throws {
    try examining { sample, lesson, examiner, _ in
      try FileManager.default.createDirectory(
        at: Self.memory(sample), withIntermediateDirectories: true)
      try sample.write("let answer = 42\n", to: lesson)
      #expect(try examiner.standing(of: lesson) == .solved)
      #expect(examiner.knownStanding(of: lesson) == nil)
    }
  }

  @Test func `does not remember a verdict that depends on more than the answer`() throws {
    try examining { sample, lesson, examiner, _ in
      try sample.write("endless", to: lesson)
      #expect(try examiner.standing(of: lesson) == .begun)
      #expect(examiner.knownStanding(of: lesson) == nil)
    }
  }

  @Test func `does not remember a verdict on a file that was saved in the meantime`() throws {
    try examining { sample, lesson, examiner, _ in
      try sample.write("saved while judged", to: lesson)
      _ = try examiner.examine(lesson)
      #expect(examiner.knownStanding(of: lesson) == nil)
    }
  }

  @Test func `does not count what changed tests say`() throws {
    try examining(problem: { "changed" }) { sample, lesson, examiner, _ in
      try sample.write("let answer = 42\n", to: lesson)
      #expect(try examiner.examine(lesson) == Outcome(verdict: .solved(), problem: "changed"))
      #expect(try examiner.standing(of: lesson) == .begun)
    }
  }

  @Test func `does not remember whether the tests count`() throws {
    let problem = Mutex<String?>("changed")
    try examining(problem: { problem.withLock { $0 } }) { sample, lesson, examiner, runs in
      try sample.write("let answer = 42\n", to: lesson)
      #expect(try examiner.standing(of: lesson) == .begun)
      problem.withLock { $0 = nil }
      #expect(try examiner.standing(of: lesson) == .solved, "The tests have been sealed.")
      problem.withLock { $0 = "changed" }
      #expect(try examiner.standing(of: lesson) == .begun)
      #expect(runs() == 1)
    }
  }

  @Test func `records nothing when it is cancelled`() throws {
    try examining { sample, lesson, examiner, _ in
      try sample.write("let answer = 42\n", to: lesson)
      let cancellation = Cancellation()
      cancellation.cancel()
      #expect(throws: CancellationError.self) {
        try examiner.examine(lesson, unless: cancellation)
      }
      #expect(examiner.knownStanding(of: lesson) == nil)
    }
  }

  @Test func `keeps the hints that another trainer has given`() throws {
    try SampleLessons.with { sample in
      let one = Journal<Record>(file: Self.memory(sample))
      let other = Journal<Record>(file: Self.memory(sample))
      one.keep("sums/plus", hints: 2)
      other.keep("sums/plus", hints: 1)
      other.keep(
        Record(exercise: "sums/plus", at: .now, answer: "a", passes: true, evidence: "x"))
      #expect(one.hints(of: "sums/plus") == 2)
      #expect(one.passes("sums/plus", evidence: "x") == true)
      #expect(one.hints(of: "sums/minus") == 0)
    }
  }

  private static func memory(_ sample: SampleLessons) -> URL {
    sample.course.folder.url.appending(path: ".build/memory.jsonl")
  }

  private static func libraries(_ sample: SampleLessons) -> URL {
    sample.course.folder.url.appending(path: "libraries")
  }

  private func examining(
    problem: @escaping @Sendable () -> String? = { nil },
    _ work: (SampleLessons, Lesson, Examiner, () -> Int) throws -> Void
  ) throws {
    try SampleLessons.with { sample in
      let runs = Mutex(0)
      let libraries = Self.libraries(sample)
      let examiner = Examiner(
        journal: Journal(file: Self.memory(sample)), libraries: { text(of: libraries) ?? "" },
        problem: { _ in problem() },
        judging: { exercise, cancellation in
          guard !cancellation.isCancelled else { throw CancellationError() }
          runs.withLock { $0 += 1 }
          let answer = text(of: exercise.source)
          if answer == "saved while judged" {
            try? "another".write(to: exercise.source, atomically: true, encoding: .utf8)
          }
          if answer == "endless" {
            let ending = RunEnding(cause: .timeLimit(.seconds(1), .loop))
            return .failed(TestReport(ending: ending))
          }
          return answer == "let answer = 42\n" ? .solved() : .failed(TestReport())
        })
      try work(sample, sample.lessons[0], examiner, { runs.withLock { $0 } })
    }
  }
}
