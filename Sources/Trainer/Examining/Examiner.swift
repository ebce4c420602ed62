import ExerciseJudge
import Foundation
import Synchronization

/// Finds out whether exercises are solved: by running their tests, or because it remembers that these
/// very files have been tested.
public final class Examiner: Sendable {
  /// Judges the learner's answer. `nil`: it was called off.
  public typealias Judging = @Sendable (Exercise, Cancellation) -> Verdict?

  private let judging: Judging
  /// What the answers are compiled with. When it changes, what is remembered is about other libraries.
  private let libraries: @Sendable () -> String
  /// Why the tests of an exercise can't be trusted, if so.
  private let objection: @Sendable (Exercise) -> String?
  private let memory: Mutex<Memory>

  public init(
    memory: URL, libraries: @escaping @Sendable () -> String,
    objection: @escaping @Sendable (Exercise) -> String?, judging: @escaping Judging
  ) {
    self.memory = Mutex(Memory(memory))
    self.libraries = libraries
    self.objection = objection
    self.judging = judging
  }

  /// Judges the learner's file as it is now. `nil`: it was called off.
  public func examine(_ lesson: Lesson, unless cancellation: Cancellation = Cancellation())
    -> Outcome?
  {
    let before = Evidence(lesson, libraries: libraries())
    guard let verdict = judging(lesson.exercise, cancellation) else { return nil }
    let outcome = Outcome(verdict, objection: objection(lesson.exercise))
    // A file that was saved in the meantime may be the one that was judged, or not.
    if let before, before == Evidence(lesson, libraries: libraries()), verdict.isAboutTheAnswer {
      memory.withLock {
        $0.keep(
          Memory.Entry(
            answer: before.answer, tests: before.tests, libraries: before.libraries,
            isSolved: outcome.isSolved), for: lesson.id)
      }
    }
    return outcome
  }

  /// What can be said without running anything.
  public func knownStanding(of lesson: Lesson) -> Standing? {
    if lesson.isUntouched { return .untouched }
    guard let evidence = Evidence(lesson, libraries: libraries()) else { return .begun }
    let recalled = memory.withLock {
      $0.recall(
        lesson.id, answer: evidence.answer, tests: evidence.tests, libraries: evidence.libraries)
    }
    return recalled.map { $0 ? .solved : .begun }
  }

  /// How far the learner is; judges if nothing is known. `nil`: it was called off.
  public func standing(of lesson: Lesson, unless cancellation: Cancellation = Cancellation())
    -> Standing?
  {
    if let known = knownStanding(of: lesson) { return known }
    return examine(lesson, unless: cancellation).map { $0.isSolved ? .solved : .begun }
  }
}

/// All that a verdict depends on.
private struct Evidence: Equatable {
  let answer, tests, libraries: String

  init?(_ lesson: Lesson, libraries: String) {
    guard let answer = lesson.answer, let tests = text(of: lesson.exercise.tests) else {
      return nil
    }
    self.answer = answer
    self.tests = tests
    self.libraries = libraries
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
