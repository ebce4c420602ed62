import ExerciseJudge
import Foundation
import Wording

/// The course: its exercises in the order in which they are learned.
public struct Course: Sendable {
  public let folder: CourseFolder
  public let chapters: [Chapter]

  public struct Chapter: Sendable {
    /// `Chapter03-Sharing`, which is also the name of the program.
    public let name: String
    public let lessons: [Lesson]

    public init(name: String, lessons: [Lesson]) {
      self.name = name
      self.lessons = lessons
    }

    /// `sharing`
    var word: String { name.split(separator: "-").dropFirst().joined(separator: "-").lowercased() }
    /// `03`
    var number: String { String(name.prefix { $0 != "-" }.filter(\.isNumber)) }

    func isCalled(_ name: String) -> Bool {
      let name = name.lowercased()
      return [self.name.lowercased(), word, number, String(Int(number) ?? 0), "chapter" + number]
        .contains(name)
    }
  }

  public init(folder: CourseFolder, chapters: [Chapter]) {
    self.folder = folder
    self.chapters = chapters
  }

  public var lessons: [Lesson] { chapters.flatMap(\.lessons) }

  /// The chapter that is called so: `Chapter03-Sharing`, `sharing`, `03` or `3`.
  public func chapter(_ name: String) throws -> Chapter {
    if let chapter = chapters.first(where: { $0.isCalled(name) }) { return chapter }
    let words = chapters.flatMap { [$0.word, $0.name] }
    let advice =
      name.nearest(of: words).map { "did you mean \($0)?" }
      ?? "there are: \(chapters.map(\.word).joined(separator: ", "))."
    throw Complaint(.misused, "there is no chapter \(name.quoted); \(advice)")
  }

  /// The exercise that is called so: `sharing/my-replay`, or `my-replay` or `MyReplay` for short.
  public func lesson(_ name: String) throws -> Lesson {
    if let lesson = lessons.first(where: { $0.isCalled(name) }) { return lesson }
    let words = lessons.flatMap { [$0.id, $0.word] }
    let advice =
      name.nearest(of: words).map { "did you mean \($0)?" } ?? "`course list` shows them all."
    throw Complaint(.misused, "there is no exercise \(name.quoted); \(advice)")
  }

  /// One exercise, or all of a chapter.
  func lessons(_ name: String) throws -> [Lesson] {
    if let chapter = chapters.first(where: { $0.isCalled(name) }) { return chapter.lessons }
    return [try lesson(name)]
  }
}

extension Lesson {
  /// By its id, by the word alone, or by the file: `MyReplay`, `MyReplay.swift`, or its path.
  fileprivate func isCalled(_ name: String) -> Bool {
    let path = name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
    let file = path.split(separator: "/").last.map(String.init) ?? path
    return [id, word].contains(name.lowercased())
      || file.lowercased() == exercise.source.deletingPathExtension().lastPathComponent.lowercased()
  }
}

extension Course {
  /// The exercises that are there, in the order of the course's book.
  public init(_ folder: CourseFolder) throws {
    let catalog = try Catalog(root: folder.url)
    let name = CourseFile.path
    let book = try CourseFile(of: folder)
    self.init(
      folder: folder,
      chapters: try book.chapters.map { chapter in
        Chapter(
          name: chapter.folder,
          lessons: try chapter.exercises.map { entry in
            guard let exercise = catalog.exercises.first(where: { $0.id == entry.id }) else {
              throw Complaint(
                .missing,
                "\(name) has an exercise \(entry.id), and Exercises/Stubs has no such file; "
                  + folder.remedy(for: "\(name) Exercises/Stubs"))
            }
            return Lesson(exercise, entry)
          })
      })
  }
}
