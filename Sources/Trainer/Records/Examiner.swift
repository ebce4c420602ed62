import ExerciseJudge
import Foundation

/// A verdict, and whether it counts.
struct Outcome: Sendable, Equatable {
  let verdict: Verdict
  /// Why it does not count: the tests are not those that the course came with.
  var problem: String?

  /// The tests pass now, and nobody has changed them.
  var isSolved: Bool { verdict == .solved && problem == nil }
}

/// How far a learner is with an exercise.
enum Standing: Sendable, Equatable {
  case untouched, begun, solved
}

/// Finds out whether exercises are solved: by running their tests, or because it is known that these
/// very files have been tested.
struct Examiner: Sendable {
  let journal: Journal<Record>
  /// What the answers are compiled with. When it changes, what is known is about other libraries.
  let libraries: @Sendable () -> String
  /// Why the tests of an exercise can't be trusted, if so.
  let problem: @Sendable (Exercise) -> String?
  /// Judges the learner's answer, or throws because it was cancelled.
  let judging: @Sendable (Exercise, Cancellation) throws -> Verdict

  /// Judges the learner's file as it is now.
  ///
  /// - Parameter isTry: Whether to record it: the learner wants to know.
  func examine(
    _ lesson: Lesson, isTry: Bool = true, unless cancellation: Cancellation = Cancellation()
  ) throws -> Outcome {
    let (answer, before) = (lesson.answer, evidence(of: lesson))
    let verdict = try judging(lesson.exercise, cancellation)
    let outcome = Outcome(verdict: verdict, problem: problem(lesson.exercise))
    // A file that was saved in the meantime may be the one that was judged, or not.
    guard let answer, let before, before == evidence(of: lesson) else { return outcome }
    if case .couldNotJudge = verdict { return outcome }
    if isTry, !lesson.isUntouched {
      journal.keep(
        Record(
          exercise: lesson.id, at: .now, answer: checksum(of: [answer]),
          isSolved: outcome.isSolved, passes: verdict == .solved,
          // After a time limit, another run may find something else.
          evidence: verdict.report?.ending?.isTimeLimit == true ? nil : before))
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

  /// How far the learner is; judges if nothing is known.
  func standing(
    of lesson: Lesson, isTry: Bool = true, unless cancellation: Cancellation = Cancellation()
  ) throws -> Standing {
    try knownStanding(of: lesson)
      ?? (examine(lesson, isTry: isTry, unless: cancellation).isSolved ? .solved : .begun)
  }

  /// All that a verdict depends on; `nil` if a file can't be read.
  private func evidence(of lesson: Lesson) -> String? {
    guard let answer = lesson.answer, let tests = text(of: lesson.exercise.tests) else {
      return nil
    }
    return checksum(of: [answer, tests, libraries()])
  }
}
