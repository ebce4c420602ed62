import Foundation
import Testing

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
    var book = ""
    for (chapter, names) in [("Chapter01-Sums", ["Plus", "Minus"]), ("Chapter02-Words", ["Join"])] {
      book += "## \(chapter)\n"
      for name in names {
        let exercise = try #require(Exercise(name, in: chapter, of: folder.url))
        let stub =
          "import RxLite\n\n/// The task of \(name).\n///\n///     --1--|\nlet answer = 0\n"
        try writeFile(stub, to: exercise.stub)
        try writeFile(stub, to: exercise.source)
        try writeFile("import Testing\n", to: exercise.tests)
        try writeFile("let answer = 42\n", to: exercise.solution)
        book += """
          ### \(exercise.id) · 10 minutes
          About \(name).

          1. A nudge.
          2. Nearly the answer.

          Solved: It adds.

          Another way: Count.

          Spoils it: `plus`

          """
      }
    }
    try writeFile(book, to: folder.url.appending(path: CourseFile.path))
    course = try Course(folder)
  }

  func write(_ text: String, to lesson: Lesson) throws {
    try text.write(to: lesson.exercise.source, atomically: true, encoding: .utf8)
  }
}
