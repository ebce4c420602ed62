import Foundation

@testable import ExerciseJudge
@testable import Trainer

/// A small course in a folder that is gone afterwards: two chapters, three exercises, all untouched.
struct SampleLessons {
  let course: Course
  var lessons: [Lesson] { course.lessons }

  static func with<Result>(_ work: (SampleLessons) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "trainer-\(UUID().uuidString)").resolvingSymlinksInPath()
    defer { try? FileManager.default.removeItem(at: folder) }
    return try work(try SampleLessons(in: CourseFolder(folder)))
  }

  private init(in folder: CourseFolder) throws {
    func lesson(_ chapter: String, _ file: String) throws -> Lesson {
      func place(_ path: String, _ text: String) throws -> URL {
        let url = folder.url.appending(path: path)
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: url, atomically: true, encoding: .utf8)
        return url
      }
      let stub = "import RxLite\n\n/// The task of \(file).\n///\n///     --1--|\nlet answer = 0\n"
      let word = chapter.split(separator: "-")[1].lowercased()
      let exercise = Exercise(
        id: "\(word)/\(file.lowercased())",
        source: try place("Exercises/\(chapter)/\(file).swift", stub),
        stub: try place("Exercises/Stubs/\(chapter)/\(file).swift", stub),
        tests: try place("Exercises/Tests/\(chapter)/\(file)Tests.swift", "import Testing\n"),
        module: "Exercises",
        solution: try place("Solutions/\(chapter)/\(file).swift", "let answer = 42\n"))
      let entry = try CourseFile(
        text: """
          ## \(chapter)
          ### \(exercise.id) · 10 minutes
          About \(file).

          1. A nudge.
          2. Nearly the answer.

          Solved: It adds.

          Another way: Count.

          Spoils it: `plus`
          """
      ).exercises[0]
      return Lesson(exercise: exercise, entry: entry)
    }
    course = Course(
      folder: folder,
      chapters: [
        .init(
          name: "Chapter01-Sums",
          lessons: [try lesson("Chapter01-Sums", "Plus"), try lesson("Chapter01-Sums", "Minus")]),
        .init(name: "Chapter02-Words", lessons: [try lesson("Chapter02-Words", "Join")]),
      ])
  }

  func write(_ text: String, to lesson: Lesson) throws {
    try text.write(to: lesson.exercise.source, atomically: true, encoding: .utf8)
  }
}
