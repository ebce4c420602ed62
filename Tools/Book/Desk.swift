import ExerciseJudge
import Trainer
import Wording

/// What the book needs of the trainer: the learner's files and records.
protocol Desk: Sendable {
  func playgroundFile(of listing: String) throws -> String
  func sheet(of id: String) throws -> ExerciseSheet
  func mark(of id: String) throws -> String
  func write(_ answer: String, to id: String, ifStill mark: String) throws -> Bool
  func verdict(on id: String, until cancellation: Cancellation) throws -> [Line]
  func giveHint(on id: String) throws
  func solution(of id: String, anyway: Bool) throws -> [Line]?
  func resetExercise(_ id: String) throws
  func progress() throws -> CourseProgress
  func choose(_ letter: String, for id: String) throws
}

extension Trainer: Desk {}
