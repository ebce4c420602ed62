import ExerciseJudge
import Foundation
import Wording

/// `swift run course`: what its commands work with. Each command is an extension.
public struct Trainer {
  let course: Course
  let examiner: Examiner
  let judge: Judge
  let console: Console
  var folder: CourseFolder { course.folder }
  /// Ctrl-C.
  var interruption: Cancellation { Interruption.cancellation }

  /// What follows a command's word.
  struct Arguments: Equatable {
    var names: [String] = []
    var flags: Set<String> = []
    var values: [String: String] = [:]

    var name: String? { names.first }
  }

  /// The exercise of this name, or the first of a chapter that is not solved; without a name, the
  /// first of all.
  func lesson(_ name: String?) throws -> Lesson {
    let lessons = try course.lessons(name.map { [$0] } ?? [])
    defer { console.passing("") }
    return lessons.count == 1
      ? lessons[0] : try lessons.first { try standing(of: $0) != .solved } ?? lessons[0]
  }

  func standing(of lesson: Lesson) throws -> Standing {
    if let known = examiner.knownStanding(of: lesson) { return known }
    console.passing("checking \(lesson.id) …")
    return try examiner.standing(of: lesson, unless: interruption)
  }
}
