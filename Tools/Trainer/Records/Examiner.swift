import ExerciseJudge
import Foundation

/// A verdict, and whether it counts.
struct Outcome: Sendable, Equatable {
  let verdict: Verdict
  /// Why the verdict does not count: the tests are not the course's.
  var problem: String?
  /// Whether the try is recorded, if it had to be.
  var isKept = true

  /// Whether the tests pass, and are unchanged.
  var isSolved: Bool { verdict.isSolved && problem == nil }
}

/// A learner's progress in an exercise.
enum Standing: String, Sendable, Codable {
  case untouched, begun, solved
}

/// Finds out whether exercises are solved: by running their tests, or from the record of an earlier run with
/// the same files.
struct Examiner: Sendable {
  let journal: Journal<Record>
  /// Identifies the libraries that answers are compiled against. When it changes, earlier results no longer
  /// count.
  let libraries: @Sendable () -> String
  /// Returns why the tests of an exercise can't be trusted, or `nil` if they can.
  let problem: @Sendable (Exercise) -> String?
  /// Judges the learner's answer, or throws because it was cancelled.
  let judging: @Sendable (Exercise, Cancellation) throws -> Verdict

  /// Judges the learner's file as it is now.
  ///
  /// - Parameter isTry: Whether the learner has asked for it, so that it is recorded as a try.
  func examine(
    _ lesson: Lesson, isTry: Bool = true, unless cancellation: Cancellation = Cancellation()
  ) throws -> Outcome {
    let (answer, before) = (lesson.answer, evidence(of: lesson))
    let verdict = try judging(lesson.exercise, cancellation)
    var outcome = Outcome(verdict: verdict, problem: problem(lesson.exercise))
    // If a file was saved in the meantime, it isn't certain which version was judged.
    guard let answer, let before, before == evidence(of: lesson) else { return outcome }
    if case .couldNotJudge = verdict { return outcome }
    if isTry, !lesson.isUntouched {
      outcome.isKept = journal.keep(
        Record(
          exercise: lesson.id, at: .now, answer: checksum(of: [answer]),
          isSolved: outcome.isSolved, passes: verdict.isSolved,
          // After a time limit, another run may have another result.
          evidence: verdict.report?.ending?.isTimeLimit == true ? nil : before))
    }
    return outcome
  }

  /// Returns the progress if it is known without a test run.
  func knownStanding(of lesson: Lesson) -> Standing? {
    if lesson.isUntouched { return .untouched }
    guard let evidence = evidence(of: lesson) else { return .begun }
    // Whether the tests are the course's isn't recorded: they may have been restored since.
    return journal.passes(lesson.id, evidence: evidence)
      .map { $0 && problem(lesson.exercise) == nil ? .solved : .begun }
  }

  /// Returns the learner's progress, and judges the answer if nothing is known.
  func standing(
    of lesson: Lesson, isTry: Bool = true, unless cancellation: Cancellation = Cancellation()
  ) throws -> Standing {
    try knownStanding(of: lesson)
      ?? (examine(lesson, isTry: isTry, unless: cancellation).isSolved ? .solved : .begun)
  }

  /// Returns a checksum of everything that a verdict depends on; `nil` if a file can't be read.
  private func evidence(of lesson: Lesson) -> String? {
    guard let answer = lesson.answer, let tests = text(of: lesson.exercise.tests) else {
      return nil
    }
    return checksum(of: [answer, tests, libraries()])
  }
}
