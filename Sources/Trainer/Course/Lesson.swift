import ExerciseJudge
import Foundation

/// An exercise, and what the course's book says of it.
public struct Lesson: Sendable, Identifiable {
  public let exercise: Exercise
  /// What it is about, in one sentence.
  public let about: String
  /// What a learner may take for it.
  public let minutes: Int
  /// From a nudge to nearly the answer.
  public let hints: [String]

  public init(_ exercise: Exercise, about: String, minutes: Int, hints: [String]) {
    self.exercise = exercise
    self.about = about
    self.minutes = minutes
    self.hints = hints
  }

  /// A word such as `sharing/my-replay`.
  public var id: String { exercise.id }
  /// The id without its chapter: `my-replay`.
  var word: String { id.split(separator: "/").last.map(String.init) ?? id }

  /// What the learner has written; `nil` when the file can't be read.
  var answer: String? { text(of: exercise.source) }
  /// What stood there in the beginning.
  var stub: String? { text(of: exercise.stub) }

  var isUntouched: Bool { exercise.isUntouched }

  /// The task: what the comment of the stub says, marble and all, up to how to check it.
  var task: [String] {
    let comments = (text(of: exercise.stub) ?? answer ?? "")
      .split(separator: "\n", omittingEmptySubsequences: false)
      .split { !$0.hasPrefix("///") }
      .map { comment in comment.map { String($0.dropFirst($0.hasPrefix("/// ") ? 4 : 3)) } }
    // Other things in the file may have comments, too.
    let task = comments.first { $0.first?.hasPrefix("Exercise `") == true } ?? comments.first ?? []
    return Prose(Array(task.prefix { !$0.hasPrefix("- Check it") })).lines
  }
}

func text(of file: URL) -> String? { try? String(contentsOf: file, encoding: .utf8) }
