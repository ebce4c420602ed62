import ExerciseJudge
import Foundation
import Wording

/// An exercise, with its entry in the course's file.
package struct Lesson: Sendable, Identifiable {
  package let exercise: Exercise
  let entry: CourseFile.Entry

  /// A word such as `sharing/my-replay`.
  package var id: String { exercise.id }
  /// The id without its chapter: `my-replay`.
  var word: String { id.split(separator: "/").last.map(String.init) ?? id }
  package var about: String { entry.about }
  package var minutes: Int { entry.minutes }
  var hints: [String] { entry.hints }

  /// What the learner has written; `nil` if the file can't be read.
  var answer: String? { text(of: exercise.source) }
  /// The stub; `nil` if it can't be read.
  var stub: String? { text(of: exercise.stub) }
  var isUntouched: Bool { exercise.isUntouched }

  /// Returns whether a name means this exercise: its id, the id without the chapter, or its file, which may be
  /// given as `MyReplay`, as `MyReplay.swift` or by its path; or its tests' file.
  func isCalled(_ name: String) -> Bool {
    let path = name.lowercased()
    let file = path.split(separator: "/").last ?? ""
    return [id, word].contains(path)
      || [exercise.name, exercise.name + ".swift", exercise.name + "Tests.swift"].contains {
        $0.lowercased() == file
      }
  }

  /// The task: the comment of the stub with its marbles, except for the lines on how to check it.
  var task: [String] {
    let comments = (stub ?? answer ?? "")
      .split(separator: "\n", omittingEmptySubsequences: false)
      .split { !$0.hasPrefix("///") }
      .map { comment in comment.map { String($0.dropFirst($0.hasPrefix("/// ") ? 4 : 3)) } }
    // Other things in the file may have comments, too.
    let task = comments.first { $0.first?.hasPrefix("Exercise `") == true } ?? comments.first ?? []
    return Prose(Array(task.prefix { !$0.hasPrefix("- Check it") })).lines
  }

  /// The names in the answer that take the point from the exercise.
  var spoilersInAnswer: [String] {
    let code = (answer ?? "").replacing(#/\/\/.*/#, with: "")
    let words = code.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    return entry.spoilers.filter { words.contains(Substring($0)) }
  }
}
