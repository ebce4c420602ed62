import Foundation
import Testing

@testable import ExerciseJudge

@Suite struct `The catalog` {
  @Test func `finds the parts of an exercise by where they stand`() throws {
    let exercise = try #require(SampleCourse.catalog().exercises.first)
    let root = SampleCourse.root
    #expect(exercise.id == "counting/count-up")
    #expect(exercise.module == "Chapter01Exercises")
    #expect(
      [exercise.source, exercise.stub, exercise.tests, exercise.solution]
        .map { relative($0.path, to: root) } == [
          "Exercises/Chapter01-Counting/CountUp.swift",
          "Exercises/Stubs/Chapter01-Counting/CountUp.swift",
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
    #expect(SampleCourse.catalog().problems == [])
  }

  @Test func `names what is missing or out of place`() async throws {
    try await withEmptyFolder { root in
      for path in [
        "Exercises/Package.swift", "Exercises/.build/checkouts/Some.swift",
        "Exercises/Stubs/Chapter02-Sums/Total.swift",
        "Exercises/Stubs/Chapter02-Sums/Deeper/Lost.swift",
        // The learner's own, whatever it is.
        "Exercises/Chapter02-Sums/Notes.swift",
        "Exercises/Tests/Chapter02-Sums/TotalTest.swift", "Solutions/Chapter02-Sums/Total.swift",
        "Solutions/Chapter02-Sums/Sum.swift", "Tests/WrongAnswers/Chapter02-Sums/Total.swift",
        "Tests/WrongAnswers/Chapter02-Sums/Total.silent.swift",
      ] {
        let file = root.appending(path: path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try "// Nothing here.\n".write(to: file, atomically: true, encoding: .utf8)
      }
      let stray = "belongs to no exercise: see how the other files are named."
      #expect(
        Catalog(root: root).problems == [
          "sums/total lacks Exercises/Tests/Chapter02-Sums/TotalTests.swift.",
          "Tests/WrongAnswers/Chapter02-Sums/Total.silent.swift must begin with one "
            + "or more lines `// Rejected with: <text>`.",
          "Exercises/Stubs/Chapter02-Sums/Deeper/Lost.swift \(stray)",
          "Exercises/Tests/Chapter02-Sums/TotalTest.swift \(stray)",
          "Solutions/Chapter02-Sums/Sum.swift \(stray)",
          "Tests/WrongAnswers/Chapter02-Sums/Total.swift \(stray)",
        ])
    }
  }

  @Test func `has an exercise whose file the learner has deleted`() async throws {
    try await withEmptyFolder { root in
      let folder = root.appending(path: "Exercises/Stubs/Chapter02-Sums")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try """
      /// Something that it needs.
      struct Number {}

      /// Exercise `sums/total`: all of them.
      func total() {}
      """.write(to: folder.appending(path: "Total.swift"), atomically: true, encoding: .utf8)
      let exercise = try Catalog(root: root).exercise("sums/total")
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
