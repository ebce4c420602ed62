import ExerciseJudge
import Foundation
import Wording

/// The course: its exercises in the order in which they are learned.
package struct Course: Sendable {
  package let folder: CourseFolder
  package let chapters: [Chapter]
  /// Whether this is a package that `course export` has made, without solutions.
  let isExported: Bool

  package struct Chapter: Sendable {
    /// `Chapter03-Sharing`, which is also the name of the program.
    package let name: String
    package let lessons: [Lesson]

    /// `sharing`
    package var word: String { Chapter.word(of: name) }
    /// `03`
    package var number: String { String(name.prefix { $0 != "-" }.filter(\.isNumber)) }

    static func word(of name: String) -> String {
      name.split(separator: "-").dropFirst().joined(separator: "-").lowercased()
    }

    func isCalled(_ name: String) -> Bool {
      [self.name.lowercased(), word, number, String(Int(number) ?? 0), "chapter" + number]
        .contains(name.lowercased())
    }
  }

  package var lessons: [Lesson] { chapters.flatMap(\.lessons) }

  /// Returns the chapter with this name: `Chapter03-Sharing`, `sharing`, `03` or `3`.
  package func chapter(_ name: String) throws -> Chapter {
    if let chapter = chapters.first(where: { $0.isCalled(name) }) { return chapter }
    throw unknown(
      "chapter", name, among: chapters.flatMap { [$0.word, $0.name] },
      else: "there are: \(chapters.map(\.word).joined(separator: ", ")).")
  }

  /// Returns the exercise with this name: `sharing/my-replay`, or `my-replay` or `MyReplay` for short.
  package func lesson(_ name: String) throws -> Lesson {
    if let lesson = lessons.first(where: { $0.isCalled(name) }) { return lesson }
    throw unknown(
      "exercise", name, among: lessons.flatMap { [$0.id, $0.word] },
      else: "`course list` shows them all.")
  }

  /// Returns the exercises with these names, and those of the chapters with these names; without a name, all.
  package func lessons(_ names: [String]) throws -> [Lesson] {
    guard !names.isEmpty else { return lessons }
    return try names.flatMap { name in
      try chapters.first { $0.isCalled(name) }?.lessons ?? [lesson(name)]
    }
  }

  /// Returns the course with the exercises of one chapter.
  func with(only chapter: Chapter) -> Course {
    Course(folder: folder, chapters: [chapter], isExported: isExported)
  }

  private func unknown(
    _ kind: String, _ name: String, among words: [String], else advice: String
  ) -> CommandError {
    CommandError.misused(
      "there is no \(kind) \(name.quoted); "
        + (name.nearest(of: words).map { "did you mean \($0)?" } ?? advice))
  }

  private init(folder: CourseFolder, chapters: [Chapter], isExported: Bool) {
    (self.folder, self.chapters, self.isExported) = (folder, chapters, isExported)
  }

  /// Reads the exercises, in the order of the course's file.
  init(_ folder: CourseFolder) throws {
    let (file, exercises) = (try CourseFile(of: folder), Exercise.all(in: folder.url))
    let lessons = try file.exercises.map { entry in
      guard let exercise = exercises.first(where: { $0.id == entry.id }) else {
        throw CommandError.missing(
          "\(CourseFile.path) has an exercise \(entry.id), and Answers/Stubs has no such file; "
            + folder.remedy(for: "\(CourseFile.path) Answers/Stubs"))
      }
      return Lesson(exercise: exercise, entry: entry)
    }
    self.folder = folder
    isExported = folder.isExported
    chapters = file.chapters.map { name in
      Chapter(name: name, lessons: lessons.filter { $0.entry.chapter == name })
    }
  }
}
