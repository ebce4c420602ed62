import ExerciseJudge
import Foundation

/// What a learner has tried, what came of it, and how many hints were shown.
struct Record: Codable, Equatable, Sendable {
  var exercise: String
  var at: Date
  /// Tells this answer from another one; `nil` where a hint was shown.
  var answer: String?
  var isSolved = false
  /// Whether the tests passed, though they may not have been the course's.
  var passes: Bool?
  /// A checksum of the answer, the tests and the libraries; `nil` if another run may find
  /// something else.
  var evidence: String?
  /// How many hints have been shown.
  var hints: Int?
}

extension Journal<Record> {
  convenience init(of course: CourseFolder) {
    self.init(file: course.kept.appending(path: "tries.jsonl"))
  }

  /// The answers that were tried: saving a file twice, or looking at the list, is no other try.
  func tries(of exercise: String) -> [Record] {
    entries().filter { $0.exercise == exercise && $0.answer != nil }
      .reduce(into: []) { tries, entry in
        if let last = tries.last, last.answer == entry.answer, last.isSolved == entry.isSolved {
          return
        }
        tries.append(entry)
      }
  }

  /// Whether the tests have passed; `nil` if nothing is known about exactly these files.
  func passes(_ exercise: String, evidence: String) -> Bool? {
    entries().last { $0.exercise == exercise && $0.evidence == evidence }?.passes
  }

  /// No exercise has as many hints as a damaged number may say.
  func hints(of exercise: String) -> Int {
    min(max(0, entries().filter { $0.exercise == exercise }.compactMap(\.hints).max() ?? 0), 99)
  }

  /// - Returns: Whether it will be known the next time.
  @discardableResult
  func keep(_ exercise: String, hints count: Int) -> Bool {
    count <= hints(of: exercise) || add(Record(exercise: exercise, at: .now, hints: count))
  }

  /// Adds what says something new.
  func keep(_ record: Record) {
    var last = entries().last { $0.exercise == record.exercise && $0.answer != nil }
    last?.at = record.at
    if last != record { add(record) }
  }
}
