import Foundation
import Synchronization
import Testing

@testable import Authoring
@testable import ExerciseJudge
@testable import Trainer

/// Checks the course itself, as far as that is quick: that its files agree, and one exercise from
/// stub to wrong answers. `swift run course verify` judges all of them.
///
/// A learner's own files are no matter of these tests: nothing turns red for what stands in them.
@Suite struct `The course` {
  @Test func `has all that belongs to an exercise, and it agrees`() async throws {
    let findings = Verification(of: Course.folder).run()
    for finding in findings where !finding.isRemark { Issue.record("\(finding.sentence)") }
  }

  @Test func `takes as long as README says`() throws {
    let readMe = try Course.folder.read("README.md")
    let minutes = try CourseFile(of: Course.folder).exercises.map(\.minutes)
    let hours = try #require(
      readMe.firstMatch(of: #/exercises of all chapters take about (\d+) hours/#)?.output.1)
    // "About": a new exercise or two change nothing.
    #expect(abs(Double(minutes.reduce(0, +)) / 60 - (Double(hours) ?? 0)) < 1.5)
    let range = try #require(
      readMe.firstMatch(of: #/exercises, of (\d+) to (\d+) minutes each/#)?.output)
    #expect([Int(range.1), Int(range.2)] == [minutes.min(), minutes.max()])
  }

  @Test func `has a first exercise that fails, can be solved, and isn't satisfied with less`()
    async throws
  {
    let verification = Verification(
      of: Course.folder, judge: try Course.judge(), only: ["observables/my-range"])
    let steps = Mutex<[String]>([])
    let findings = verification.run { _, step, _ in steps.withLock { $0.append(step.subject) } }
    let judged = steps.withLock { $0 }
    for finding in findings where !finding.isRemark { Issue.record("\(finding.sentence)") }
    #expect(judged.filter { $0.hasPrefix("observables/my-range") }.count >= 3)
  }
}

enum Course {
  static let folder = CourseFolder(
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
      .standardizedFileURL)

  static func judge() throws -> Judge {
    let build = try #require(
      BuildFolder.ofThisProgram(), "These tests do not run from a build folder of SwiftPM's.")
    return Judge(buildFolder: build, packageRoot: folder.url)
  }
}
