import ExerciseJudge
import Foundation

/// An exercise, and what the course's file says of it.
public struct Lesson: Sendable, Identifiable {
  public let exercise: Exercise
  public let entry: CourseFile.Entry

  public init(_ exercise: Exercise, _ entry: CourseFile.Entry) {
    (self.exercise, self.entry) = (exercise, entry)
  }

  /// A word such as `sharing/my-replay`.
  public var id: String { exercise.id }
  /// The id without its chapter: `my-replay`.
  var word: String { id.split(separator: "/").last.map(String.init) ?? id }
  var about: String { entry.about }
  var minutes: Int { entry.minutes }
  var hints: [String] { entry.hints }

  /// What the learner has written; `nil` when the file can't be read.
  var answer: String? { text(of: exercise.source) }
  /// The learner's file as it came; `nil` when it can't be read.
  var stub: String? { text(of: exercise.stub) }
  var isUntouched: Bool { exercise.isUntouched }

  /// The task: what the comment of the stub says, marble and all, up to how to check it.
  var task: [String] {
    let comments = (stub ?? answer ?? "")
      .split(separator: "\n", omittingEmptySubsequences: false)
      .split { !$0.hasPrefix("///") }
      .map { comment in comment.map { String($0.dropFirst($0.hasPrefix("/// ") ? 4 : 3)) } }
    // Other things in the file may have comments, too.
    let task = comments.first { $0.first?.hasPrefix("Exercise `") == true } ?? comments.first ?? []
    return Prose(Array(task.prefix { !$0.hasPrefix("- Check it") })).lines
  }

  /// What the answer uses though it takes the point from the exercise.
  var spoilersInAnswer: [String] {
    let code = (answer ?? "").split(separator: "\n").map { $0.prefix(upTo: "//") }
    return entry.spoilers.filter { name in
      code.contains { line in
        line.split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains { $0 == name }
      }
    }
  }
}

extension Substring {
  fileprivate func prefix(upTo text: String) -> Substring {
    firstRange(of: text).map { self[..<$0.lowerBound] } ?? self
  }
}

func text(of file: URL) -> String? { try? String(contentsOf: file, encoding: .utf8) }
