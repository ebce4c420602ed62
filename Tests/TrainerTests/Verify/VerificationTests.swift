import ExerciseJudge
import Foundation
import Testing

@testable import Trainer

@Suite struct `The verification of the course` {
  @Test func `has nothing to say of a sound course, and tells how far it is`() async throws {
    try await SampleCourse.use { course in
      let verification = try Verification(of: course.folder, judge: course.judge, strict: true)
      var seen: [Verification.Progress] = []
      #expect(await verification.run { seen.append($0) } == [])
      #expect(seen.map(\.done) == Array(1...seen.count))
      #expect(Set(seen.map(\.total)) == [seen.count])
      #expect(Set(seen.map(\.check)) == Set(verification.checks.map(\.name)))
      #expect(
        Set(seen.filter { $0.check.contains("wrong answer") }.map(\.subject)) == [
          "counting/count-up, never-completes", "counting/count-up, never-stops",
          "counting/count-up, starts-at-zero",
        ])
    }
  }

  @Test(arguments: Spoiled.files)
  func `finds what is wrong with the files`(spoiled: Spoiled) async throws {
    try await SampleCourse.use { course in
      try spoiled.spoil(course)
      let findings = await (try Verification(filesOf: course.folder)).run()
      #expect(findings.filter { !$0.isRemark }.map(\.sentence) == spoiled.sentences)
    }
  }

  @Test(arguments: [false, true])
  func `remarks that somebody has worked, and is strict if asked to`(strict: Bool) async throws {
    try await SampleCourse.use { course in
      let other = "Exercises/Chapter01-Counting/Mine.swift"
      try course.change(SampleCourse.learners) { $0 + "// Mine.\n" }
      try course.write("// Mine, too.\n", to: other)
      func findings() async throws -> [Finding] {
        let verification = try Verification(of: course.folder, judge: course.judge, strict: strict)
        var found: [Finding] = []
        for check in verification.checks where check.name.contains("learner") {
          for step in check.steps { found += await step.findings() }
        }
        return found
      }
      let surplus = "\(other) belongs to no exercise; one begins with its file in Exercises/Stubs."
      #expect(
        try await findings() == [
          Finding(
            "\(SampleCourse.learners) differs from its stub: somebody has worked on it.",
            isRemark: !strict),
          Finding(surplus, isRemark: !strict),
        ])
      try course.remove(SampleCourse.learners)
      #expect(
        try await findings() == [
          Finding(
            "\(SampleCourse.learners) is missing: `swift run course reset counting/count-up`.",
            isRemark: !strict),
          Finding(surplus, isRemark: !strict),
        ])
    }
  }

  @Test(arguments: Spoiled.answers)
  func `finds an answer that is not judged as it should be`(spoiled: Spoiled) async throws {
    try await SampleCourse.use { course in
      try spoiled.spoil(course)
      // One wrong answer will do; that others are judged as well is shown above.
      for other in ["never-stops", "never-completes"] {
        try course.remove("Tests/WrongAnswers/Chapter01-Counting/CountUp.\(other).swift")
      }
      var judge = try course.judge
      judge.timeLimit = .seconds(5)
      let findings = await (try Verification(of: course.folder, judge: judge)).run()
        .filter { !$0.isRemark }
      #expect(findings.count == spoiled.sentences.count, "\(findings.map(\.sentence))")
      for (finding, sentence) in zip(findings, spoiled.sentences) {
        #expect(finding.sentence.hasPrefix(sentence))
      }
    }
  }
}
