import ExerciseJudge

/// A verdict, and whether it counts.
public struct Finding: Sendable, Equatable {
  public var verdict: Verdict
  /// Whether the tests are those that the course came with.
  public var testsAreTheCourses: Bool

  public init(_ verdict: Verdict, testsAreTheCourses: Bool = true) {
    self.verdict = verdict
    self.testsAreTheCourses = testsAreTheCourses
  }

  /// The tests pass now, and nobody has changed them.
  public var isSolved: Bool { verdict == .solved && testsAreTheCourses }
}

/// How far a learner is with an exercise.
public enum Standing: Sendable, Equatable {
  case untouched, begun, solved
}
