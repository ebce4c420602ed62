import ExerciseJudge
import Foundation
import Synchronization
import Testing

@testable import Authoring
@testable import Trainer

@Suite(.long) struct `The verification of the course` {
  @Test func `reports nothing about a sound course, and shows its progress`() async throws {
    try await SampleCourse.use { course in
      let verification = Verification(of: course.folder, judge: try course.judge, isStrict: true)
      let seen = Mutex<[(done: Int, step: Verification.Step)]>([])
      let problems = verification.run { done, step, _ in
        seen.withLock { $0.append((done, step)) }
      }
      #expect(problems == [])
      let steps = seen.withLock { $0 }
      #expect(steps.map(\.done) == Array(1...verification.steps.count))
      #expect(
        Set(steps.map(\.step).filter { $0.check.contains("wrong answer") }.map(\.subject)) == [
          "counting/count-up, never-completes", "counting/count-up, never-stops",
          "counting/count-up, starts-at-zero",
        ])
    }
  }

  @Test(arguments: Spoiled.files)
  func `finds what is wrong with the files`(spoiled: Spoiled) async throws {
    try await SampleCourse.use { course in
      try spoiled.spoil(course)
      let findings = Verification(of: course.folder).run()
      #expect(findings.filter { !$0.isRemark }.map(\.sentence) == spoiled.sentences)
    }
  }

  @Test func `names what is missing or out of place`() throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "places-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    for path in [
      "Exercises/Package.swift", "Exercises/.build/checkouts/Some.swift",
      "Answers/Stubs/Chapter02-Sums/Total.swift",
      "Answers/Stubs/Chapter02-Sums/Deeper/Lost.swift",
      // The learner's own, whatever it is.
      "Exercises/Chapter02-Sums/Notes.swift",
      "Exercises/Tests/Chapter02-Sums/TotalTest.swift", "Solutions/Chapter02-Sums/Total.swift",
      "Solutions/Chapter02-Sums/Sum.swift", "Answers/Wrong/Chapter02-Sums/Total.swift",
      "Answers/Wrong/Chapter02-Sums/Total.silent.swift",
    ] {
      try writeFile("// Nothing here.\n", to: root.appending(path: path))
    }
    let checks = FileChecks(
      folder: CourseFolder(root), exercises: Exercise.all(in: root), isStrict: false)
    let stray = "belongs to no exercise: see how the other files are named."
    #expect(
      checks.places() == [
        "sums/total lacks Exercises/Tests/Chapter02-Sums/TotalTests.swift.",
        "Answers/Wrong/Chapter02-Sums/Total.silent.swift must begin with one "
          + "or more lines `// Rejected with: <text>`.",
        "Answers/Stubs/Chapter02-Sums/Deeper/Lost.swift \(stray)",
        "Exercises/Tests/Chapter02-Sums/TotalTest.swift \(stray)",
        "Solutions/Chapter02-Sums/Sum.swift \(stray)",
        "Answers/Wrong/Chapter02-Sums/Total.swift \(stray)",
      ])
  }

  @Test(arguments: [false, true])
  func `reports a changed exercise as a remark, or as a failure if strict`(strict: Bool)
    async throws
  {
    try await SampleCourse.use { course in
      try course.change(SampleCourse.learners) { $0 + "// Mine.\n" }
      try course.write("// Mine, too.\n", to: "Exercises/Chapter01-Counting/Mine.swift")
      let problems = Verification(of: course.folder, isStrict: strict).run()
      #expect(
        problems == [
          Problem(
            check: "the learner's files are as they came",
            sentence: "\(SampleCourse.learners) differs from its stub, or is missing.",
            isRemark: !strict),
          Problem(
            check: "the learner's files are as they came",
            sentence: "Exercises/Chapter01-Counting/Mine.swift belongs to no exercise.",
            isRemark: !strict),
        ])
    }
  }

  @Test(arguments: Spoiled.answers)
  func `finds an answer that is not judged as it should be`(spoiled: Spoiled) async throws {
    try await SampleCourse.use { course in
      try spoiled.spoil(course)
      // One wrong answer will do; that others are judged as well is shown above.
      for other in ["never-stops", "never-completes"] {
        try course.remove("Answers/Wrong/Chapter01-Counting/CountUp.\(other).swift")
      }
      var judge = try course.judge
      judge.timeLimit = .seconds(5)
      let findings = Verification(of: course.folder, judge: judge).run()
        .filter { !$0.isRemark }
      #expect(findings.count == spoiled.sentences.count, "\(findings.map(\.sentence))")
      for (finding, sentence) in zip(findings, spoiled.sentences) {
        // On a busy machine an answer gets more than its five seconds.
        let text = finding.sentence.replacing(#/after \d+ s:/#, with: "after 5 s:")
        #expect(text.hasPrefix(sentence))
      }
    }
  }
}
