import ExerciseJudge
import Foundation

/// A try of a learner and its result, or the number of hints that were shown.
struct Record: Codable, Equatable, Sendable {
  var exercise: String
  var at: Date
  /// A checksum of the answer; `nil` for hints.
  var answer: String?
  var isSolved = false
  /// Whether the tests passed, though they may not have been the course's.
  var passes: Bool?
  /// A checksum of the answer, the tests and the libraries; `nil` if another run may find
  /// something else.
  var evidence: String?
  /// The number of hints that have been shown.
  var hints: Int?
}

extension Journal<Record> {
  convenience init(of course: CourseFolder) {
    self.init(file: course.kept.appending(path: "tries.jsonl"))
  }

  /// Returns the tries of an exercise. Saving the same file twice, or opening the list, adds none.
  func tries(of exercise: String) -> [Record] {
    entries().filter { $0.exercise == exercise && $0.answer != nil }
      .reduce(into: []) { tries, entry in
        if let last = tries.last, last.answer == entry.answer, last.isSolved == entry.isSolved {
          return
        }
        tries.append(entry)
      }
  }

  /// Returns whether the tests have passed; `nil` if nothing is known about exactly these files.
  func passes(_ exercise: String, evidence: String) -> Bool? {
    entries().last { $0.exercise == exercise && $0.evidence == evidence }?.passes
  }

  /// Returns the number of hints that were shown. It is limited, in case a record is damaged.
  func hints(of exercise: String) -> Int {
    min(max(0, entries().filter { $0.exercise == exercise }.compactMap(\.hints).max() ?? 0), 99)
  }

  /// - Returns: Whether it was recorded.
  @discardableResult
  func keep(_ exercise: String, hints count: Int) -> Bool {
    count <= hints(of: exercise) || add(Record(exercise: exercise, at: .now, hints: count))
  }

  /// Adds a record, unless it says nothing new.
  ///
  /// - Returns: Whether it is recorded.
  @discardableResult
  func keep(_ record: Record) -> Bool {
    var last = entries().last { $0.exercise == record.exercise && $0.answer != nil }
    last?.at = record.at
    return last == record || add(record)
  }
}
