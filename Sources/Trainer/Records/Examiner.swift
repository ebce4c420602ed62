import ExerciseJudge
import Foundation

/// A verdict, and whether it counts.
struct Outcome: Sendable, Equatable {
  let verdict: Verdict
  /// Why it does not count: the tests are not those that the course came with.
  let problem: String?

  init(_ verdict: Verdict, problem: String? = nil) {
    (self.verdict, self.problem) = (verdict, problem)
  }

  /// The tests pass now, and nobody has changed them.
  var isSolved: Bool { verdict == .solved && problem == nil }
}

/// How far a learner is with an exercise.
enum Standing: Sendable, Equatable {
  case untouched, begun, solved
}

/// Finds out whether exercises are solved: by running their tests, or because it is known that these
/// very files have been tested.
final class Examiner: Sendable {
  let journal: Journal<Record>
  /// Judges the learner's answer. `nil`: it was cancelled.
  private let judging: @Sendable (Exercise, Cancellation) -> Verdict?
  /// What the answers are compiled with. When it changes, what is known is about other libraries.
  private let libraries: @Sendable () -> String
  /// Why the tests of an exercise can't be trusted, if so.
  private let problem: @Sendable (Exercise) -> String?

  init(
    _ journal: Journal<Record>, libraries: @escaping @Sendable () -> String,
    problem: @escaping @Sendable (Exercise) -> String?,
    judging: @escaping @Sendable (Exercise, Cancellation) -> Verdict?
  ) {
    (self.journal, self.libraries) = (journal, libraries)
    (self.problem, self.judging) = (problem, judging)
  }

  /// Judges the learner's file as it is now.
  ///
  /// - Parameter isTry: Whether to record it: the learner wants to know.
  /// - Returns: `nil` if it was cancelled.
  func examine(
    _ lesson: Lesson, isTry: Bool = true, unless cancellation: Cancellation = Cancellation()
  ) -> Outcome? {
    let (answer, before) = (lesson.answer, evidence(of: lesson))
    guard let verdict = judging(lesson.exercise, cancellation) else { return nil }
    let outcome = Outcome(verdict, problem: problem(lesson.exercise))
    // A file that was saved in the meantime may be the one that was judged, or not.
    guard let answer, let before, before == evidence(of: lesson) else { return outcome }
    if case .couldNotJudge = verdict { return outcome }
    if isTry, !lesson.isUntouched {
      journal.keep(
        Record(
          exercise: lesson.id, at: .now, answer: Checksum(of: [answer]).hexadecimal,
          isSolved: outcome.isSolved, passes: verdict == .solved,
          // After a time limit, another run may find something else.
          evidence: verdict.isCertain ? before : nil))
    }
    return outcome
  }

  /// What can be said without running anything.
  func knownStanding(of lesson: Lesson) -> Standing? {
    if lesson.isUntouched { return .untouched }
    guard let evidence = evidence(of: lesson) else { return .begun }
    // Whether the tests count is not remembered: they may have been restored since.
    return journal.passes(lesson.id, evidence: evidence)
      .map { $0 && problem(lesson.exercise) == nil ? .solved : .begun }
  }

  /// How far the learner is; judges if nothing is known. `nil`: it was cancelled.
  func standing(
    of lesson: Lesson, isTry: Bool = true, unless cancellation: Cancellation = Cancellation()
  ) -> Standing? {
    knownStanding(of: lesson)
      ?? examine(lesson, isTry: isTry, unless: cancellation).map { $0.isSolved ? .solved : .begun }
  }

  /// All that a verdict depends on; `nil` if a file can't be read.
  private func evidence(of lesson: Lesson) -> String? {
    guard let answer = lesson.answer, let tests = text(of: lesson.exercise.tests) else {
      return nil
    }
    return Checksum(of: [answer, tests, libraries()]).hexadecimal
  }
}

extension Verdict {
  fileprivate var isCertain: Bool {
    if case .failed(let report) = self { report.ending?.isTimeLimit != true } else { true }
  }
}
