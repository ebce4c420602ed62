import ExerciseJudge
import Foundation
import Wording

/// `swift run course`: what its commands work with. Each command is an extension.
package struct Trainer: Sendable {
  package let course: Course
  let examiner: Examiner
  package let judge: Judge
  package let console: Console
  package var folder: CourseFolder { course.folder }
  /// Ctrl-C.
  package var interruption: Cancellation { Interruption.cancellation }

  /// The arguments after a command's word.
  package struct Arguments: Equatable {
    package var names: [String] = []
    package var flags: Set<String> = []
    var values: [String: String] = [:]

    /// The value of an option such as `--export FOLDER`.
    package func value(of option: String) -> String? { values[option] }

    var name: String? { names.first }
  }

  /// Returns the exercise with this name, or the first unsolved one of a chapter; without a name, the first
  /// unsolved one of all.
  func lesson(_ name: String?) throws -> Lesson {
    let lessons = try course.lessons(name.map { [$0] } ?? [])
    return lessons.count == 1
      ? lessons[0] : try lessons.first { try standing(of: $0) != .solved } ?? lessons[0]
  }

  /// How far the learner is; `isTry` if the learner wants to know, and it is recorded.
  func standing(of lesson: Lesson, isTry: Bool = true) throws -> Standing {
    console.passing("checking \(lesson.id) …")
    defer { console.passing("") }
    return try examiner.standing(of: lesson, isTry: isTry, unless: interruption)
  }
}
