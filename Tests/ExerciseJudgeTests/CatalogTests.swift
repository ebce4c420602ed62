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

  @Test func `reads an answer that changes another right one`() async throws {
    try await withEmptyFolder { root in
      func write(_ text: String, to path: String) throws -> URL {
        let file = root.appending(path: path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
        return file
      }
      _ = try write(
        "/// Exercise `sums/total`: all.\n", to: "Answers/Stubs/Chapter02-Sums/Total.swift")
      _ = try write("let total = 1\n", to: "Solutions/Chapter02-Sums/Total.swift")
      let base = try write(
        "// It adds.\nlet total = 2\n", to: "Answers/Right/Chapter02-Sums/Total.added.swift")
      let wrong = try write(
        "// Why.\n// A change of: added\n\n-let total = 2\n+let total = 3\n",
        to: "Answers/Wrong/Chapter02-Sums/Total.wrong.diff")
      let exercise = try #require(Exercise.all(in: root).first)
      #expect(String(decoding: try exercise.contents(of: wrong), as: UTF8.self).hasSuffix("= 3\n"))
      try FileManager.default.removeItem(at: base)
      let failure = #expect(throws: Impossible.self) { try exercise.contents(of: wrong) }
      #expect(
        failure?.description
          == "Total.wrong.diff is a change of added, and there is no Total.added.swift in "
          + "Answers/Right/Chapter02-Sums.")
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
