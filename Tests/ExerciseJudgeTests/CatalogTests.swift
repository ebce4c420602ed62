import Foundation
import Testing

@testable import Authoring
@testable import ExerciseJudge

@Suite struct `The catalog` {
  @Test func `finds the parts of an exercise by where they stand`() throws {
    let exercise = try #require(Exercise.all(in: SampleCourse.root).first)
    let root = SampleCourse.root
    #expect(exercise.id == "counting/count-up")
    #expect(exercise.module == "Chapter01Exercises")
    #expect(
      [exercise.source, exercise.stub, exercise.tests, exercise.solution]
        .map { relative($0.path, to: root) } == [
          "Exercises/Chapter01-Counting/CountUp.swift",
          "Answers/Stubs/Chapter01-Counting/CountUp.swift",
          "Exercises/Tests/Chapter01-Counting/CountUpTests.swift",
          "Solutions/Chapter01-Counting/CountUp.swift",
        ])
    #expect(
      exercise.wrongAnswers.map(\.name) == ["never-completes", "never-stops", "starts-at-zero"])
    #expect(
      exercise.wrongAnswers.map(\.rejections) == [
        ["Nothing to count is counted: complete."], ["the time limit"],
        ["expected 1-2-3", "actual   0-1-2"],
      ])
  }

  @Test func `has an exercise whose file the learner has deleted`() async throws {
    try await withEmptyFolder { root in
      let folder = root.appending(path: "Answers/Stubs/Chapter02-Sums")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try """
      /// Something that it needs.
      struct Number {}

      /// Exercise `sums/total`: all of them.
      func total() {}
      """.write(to: folder.appending(path: "Total.swift"), atomically: true, encoding: .utf8)
      let exercise = try #require(Exercise.all(in: root).first)
      #expect(!exercise.isUntouched)
      try FileManager.default.createDirectory(
        at: exercise.source.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: exercise.stub, to: exercise.source)
      #expect(exercise.isUntouched)
    }
  }

  @Test(arguments: [
    ("MyRange", "my-range"), ("Marble", "marble"), ("MyURLCache", "my-url-cache"),
    ("Take2Items", "take2-items"),
  ])
  func `makes an id of a file's name`(name: String, id: String) {
    #expect(kebab(name) == id)
  }
}
