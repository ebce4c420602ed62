import ExerciseJudge
import Foundation
import Synchronization

/// Finds out whether exercises are solved: by running their tests, or because it is known that these
/// very files have been tested.
public final class Examiner: Sendable {
  /// Judges the learner's answer. `nil`: it was called off.
  public typealias Judging = @Sendable (Exercise, Cancellation) -> Verdict?

  let progress: Progress
  private let judging: Judging
  /// What the answers are compiled with. When it changes, what is known is about other libraries.
  private let libraries: @Sendable () -> String
  /// Why the tests of an exercise can't be trusted, if so.
  private let objection: @Sendable (Exercise) -> String?
  private let latest = Mutex<(id: String, evidence: String, outcome: Outcome)?>(nil)

  public init(
    _ progress: Progress, libraries: @escaping @Sendable () -> String,
    objection: @escaping @Sendable (Exercise) -> String?, judging: @escaping Judging
  ) {
    (self.progress, self.libraries, self.objection) = (progress, libraries, objection)
    self.judging = judging
  }

  /// Judges the learner's file as it is now. `nil`: it was called off.
  public func examine(_ lesson: Lesson, unless cancellation: Cancellation = Cancellation())
    -> Outcome?
  {
    let before = evidence(of: lesson)
    guard let verdict = judging(lesson.exercise, cancellation) else { return nil }
    let outcome = Outcome(verdict, objection: objection(lesson.exercise))
    // A file that was saved in the meantime may be the one that was judged, or not.
    guard let before, before == evidence(of: lesson) else { return outcome }
    latest.withLock { $0 = (lesson.id, before, outcome) }
    if verdict.isAboutTheAnswer {
      progress.keep(lesson.id, evidence: before, passes: verdict == .solved)
    }
    return outcome
  }

  /// What the last judgement has found, if it was about these files as they are now: whoever has just
  /// waited ten seconds for an endless loop need not wait for it again.
  func latestOutcome(of lesson: Lesson) -> Outcome? {
    guard let evidence = evidence(of: lesson) else { return nil }
    return latest.withLock {
      $0.flatMap { $0.id == lesson.id && $0.evidence == evidence ? $0.outcome : nil }
    }
  }

  /// What can be said without running anything.
  public func knownStanding(of lesson: Lesson) -> Standing? {
    if lesson.isUntouched { return .untouched }
    guard let evidence = evidence(of: lesson) else { return .begun }
    // Whether the tests count is not remembered: they may have been sealed since, or put back.
    return progress.recall(lesson.id, evidence: evidence)
      .map { $0 && objection(lesson.exercise) == nil ? .solved : .begun }
  }

  /// How far the learner is; judges if nothing is known. `nil`: it was called off.
  public func standing(of lesson: Lesson, unless cancellation: Cancellation = Cancellation())
    -> Standing?
  {
    if let known = knownStanding(of: lesson) { return known }
    return examine(lesson, unless: cancellation).map { $0.isSolved ? .solved : .begun }
  }

  /// All that a verdict depends on; `nil` when a file can't be read.
  private func evidence(of lesson: Lesson) -> String? {
    guard let answer = lesson.answer, let tests = text(of: lesson.exercise.tests) else {
      return nil
    }
    return Checksum(of: [answer, tests, libraries()]).hexadecimal
  }
}

extension Verdict {
  /// Where the time ran out, or the judge could not work, another run may find something else.
  fileprivate var isAboutTheAnswer: Bool {
    switch self {
    case .solved, .failed, .doesNotCompile, .trapped: true
    case .timedOut, .couldNotJudge: false
    }
  }
}
