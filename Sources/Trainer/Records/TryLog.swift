import ExerciseJudge
import Foundation
import Synchronization

/// What a learner has tried, and when.
///
/// A try is a verdict on an answer that differs from the stub and from the last answer tried: saving
/// a file twice, or looking at the list, adds nothing.
final class TryLog: Sendable {
  struct Entry: Codable, Equatable {
    var exercise: String
    var at: Date
    var isSolved: Bool
    /// Tells this answer from another one.
    var answer: String
  }

  private let file: URL
  /// The last entry of each exercise; `nil` before the file was read.
  private let last = Mutex<[String: Entry]?>(nil)

  init(of course: CourseFolder) { file = RecordFolder(of: course).tries }

  func entries() -> [Entry] { Journal(file: file).entries() }

  /// Judges, and keeps what came of it. An objection says that the tests don't count.
  func judge(_ exercise: Exercise, objection: String?, _ judging: () -> Verdict?) -> Verdict? {
    let before = exercise.isUntouched ? nil : text(of: exercise.source)
    let verdict = judging()
    if let before, let verdict, before == text(of: exercise.source) {
      note(verdict, on: before, of: exercise.id, counts: objection == nil)
    }
    return verdict
  }

  func note(
    _ verdict: Verdict, on answer: String, of id: String, counts: Bool = true, at date: Date = .now
  ) {
    if case .couldNotJudge = verdict { return }
    let entry = Entry(
      exercise: id, at: date, isSolved: verdict == .solved && counts,
      answer: Self.mark(of: answer))
    let isNew = last.withLock { last in
      var known =
        last ?? Dictionary(entries().map { ($0.exercise, $0) }, uniquingKeysWith: { $1 })
      defer { last = known }
      if let same = known[id], same.answer == entry.answer, same.isSolved == entry.isSolved {
        return false
      }
      known[id] = entry
      return true
    }
    // Where it can't be written, a try isn't counted: that stops nobody from learning.
    if isNew { Journal(file: file).add(entry) }
  }

  /// FNV-1a: the answer itself stays where it is.
  private static func mark(of text: String) -> String {
    let sum = text.utf8.reduce(UInt64(0xcbf2_9ce4_8422_2325)) {
      ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3
    }
    return String(sum, radix: 16)
  }
}
