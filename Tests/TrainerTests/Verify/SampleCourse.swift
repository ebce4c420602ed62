import ExerciseJudge
import Foundation
import Testing

@testable import Authoring
@testable import Trainer

/// A tiny course of one exercise, copied into a folder where a test may spoil it.
struct SampleCourse {
  let folder: CourseFolder

  static let stub = "Answers/Stubs/Chapter01-Counting/CountUp.swift"
  static let learners = "Exercises/Chapter01-Counting/CountUp.swift"
  static let tests = "Exercises/Tests/Chapter01-Counting/CountUpTests.swift"
  static let lesson = "Sources/Chapter01-Counting/README.md"
  static let solution = "Solutions/Chapter01-Counting/CountUp.swift"

  /// Gives a sound course to `work`, and removes it afterwards.
  static func use<Result>(_ work: (SampleCourse) async throws -> Result) async throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "course-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let original = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../ExerciseJudgeTests/Fixtures/Course").standardizedFileURL
    try FileManager.default.copyItem(at: original, to: folder)
    let course = SampleCourse(folder: CourseFolder(folder.resolvingSymlinksInPath()))
    // A clone, as far as the tests look.
    try course.write("ref: refs/heads/main\n", to: ".git/HEAD")
    try course.write(book, to: "Exercises/COURSE.md")
    try course.write(table, to: "Exercises/README.md")
    try course.write("> **Exercise:** `counting/count-up`.\n", to: lesson)
    try course.change(stub) { $0 + "// Replace this file.\n" }
    try course.write(try course.text(of: stub), to: learners)
    try TestChecksums.renew(in: course.folder)
    return try await work(course)
  }

  private static let book = """
    # The exercises
    ## Chapter01-Counting
    ### counting/count-up · 10 minutes
    Numbers, one after the other.

    1. A nudge.
    2. Nearly the answer.

    Solved: One by one.

    """

  private static let table = """
    | file | what it is about |
    |---|---|
    | `Chapter01-Counting/CountUp.swift` | numbers, one after the other |

    """

  func text(of path: String) throws -> String {
    try String(contentsOf: url(path), encoding: .utf8)
  }

  func write(_ text: String, to path: String) throws {
    let file = url(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  func change(_ path: String, _ change: (String) -> String) throws {
    let old = try text(of: path)
    let new = change(old)
    #expect(old != new, "\(path) is not changed by this test.")
    try write(new, to: path)
  }

  func remove(_ path: String) throws { try FileManager.default.removeItem(at: url(path)) }

  func url(_ path: String) -> URL { folder.url.appending(path: path) }

  var judge: Judge {
    get throws { Judge(buildFolder: try #require(.ofThisProgram()), packageRoot: folder.url) }
  }
}
