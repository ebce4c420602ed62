import ExerciseJudge
import Foundation
import Wording

/// An exercise as a page shows it: the task, the learner's file as it is now, and the hints so far.
package struct ExerciseSheet: Sendable, Encodable {
  package let id: String
  package let minutes: Int
  /// The path of the learner's file, as seen from the course's folder.
  package let path: String
  package let task: [Line]
  package let hints: [Line]
  package let hasMoreHints: Bool
  package let isSolved: Bool
  package let answer: String
  /// Identifies this version of the file.
  package let mark: String

  package init(
    id: String, minutes: Int, path: String, task: [Line], hints: [Line], hasMoreHints: Bool,
    isSolved: Bool, answer: String, mark: String
  ) {
    (self.id, self.minutes, self.path, self.task) = (id, minutes, path, task)
    (self.hints, self.hasMoreHints, self.isSolved) = (hints, hasMoreHints, isSolved)
    (self.answer, self.mark) = (answer, mark)
  }
}

/// What a page in a browser does with an exercise. It is the same file, and the same record, as in the terminal.
extension Trainer {
  /// Returns an exercise as it is now.
  package func sheet(of id: String) throws -> ExerciseSheet {
    let lesson = try course.lesson(id)
    let answer = try folder.read(folder.path(lesson.exercise.source))
    let hints = examiner.journal.hints(of: lesson.id)
    return ExerciseSheet(
      id: lesson.id, minutes: lesson.minutes, path: folder.path(lesson.exercise.source),
      task: lesson.task.map { Line($0) }, hints: lesson.hintsPage(hints),
      hasMoreHints: hints < lesson.hints.count,
      isSolved: examiner.knownStanding(of: lesson) == .solved, answer: answer,
      mark: checksum(of: [answer]))
  }

  /// Identifies the version of the learner's file.
  package func mark(of id: String) throws -> String {
    checksum(of: [try folder.read(folder.path(course.lesson(id).exercise.source))])
  }

  /// Writes the learner's file, unless it is another version by now.
  ///
  /// - Returns: Whether it is written, or is the same already.
  package func write(_ answer: String, to id: String, ifStill mark: String) throws -> Bool {
    let sheet = try sheet(of: id)
    if sheet.answer == answer { return true }
    guard sheet.mark == mark else { return false }
    let source = try course.lesson(id).exercise.source
    try attempting("write \(folder.path(source))") { try writeFile(answer, to: source) }
    return true
  }

  /// Judges the learner's file as it is now, and records the try.
  package func verdict(on id: String, until cancellation: Cancellation) throws -> [Line] {
    let lesson = try course.lesson(id)
    let outcome = try examiner.examine(lesson, unless: cancellation)
    return lesson.verdictPage(outcome, in: folder).lines(width: 76)
  }

  /// Gives the next hint, and records it.
  package func giveHint(on id: String) throws {
    let lesson = try course.lesson(id)
    let count = min(examiner.journal.hints(of: lesson.id) + 1, lesson.hints.count)
    _ = examiner.journal.keep(lesson.id, hints: count)
  }

  /// Returns the course's answer beside the learner's; `nil` if it isn't solved yet.
  ///
  /// - Parameter anyway: Whether the learner wants to see it all the same.
  package func solution(of id: String, anyway: Bool) throws -> [Line]? {
    let lesson = try course.lesson(id)
    guard anyway || examiner.knownStanding(of: lesson) == .solved else { return nil }
    return SolutionPage(lesson: lesson, folder: folder, width: 76).lines
  }

  /// Puts the stub back. What was there is kept.
  package func resetExercise(_ id: String) throws { _ = try course.reset(course.lesson(id)) }
}
