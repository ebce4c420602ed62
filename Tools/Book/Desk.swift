import ExerciseJudge
import Trainer
import Wording

/// What the book needs of the trainer: the learner's files and records.
protocol Desk {
  func playgroundFile(of listing: String) throws -> String
  func sheet(of id: String) throws -> ExerciseSheet
  func write(_ answer: String, to id: String, ifStill mark: String) throws -> Bool
  func verdict(on id: String, until cancellation: Cancellation) throws -> [Line]
  func giveHint(on id: String) throws
  func solution(of id: String, anyway: Bool) throws -> [Line]?
  func resetExercise(_ id: String) throws
}

extension Trainer: Desk {}

/// Lines with their tones, as a page receives them: `[["strong", "text"]]`.
struct PageLines: Encodable {
  let lines: [Line]

  init(_ lines: [Line]) { self.lines = lines }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(lines.map { $0.parts.map { ["\($0.tone)", $0.text] } })
  }
}
