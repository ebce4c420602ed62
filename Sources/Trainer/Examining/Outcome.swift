import ExerciseJudge

/// A verdict, and whether it counts.
public struct Outcome: Sendable, Equatable {
  public var verdict: Verdict
  /// Why it does not count, if so: the tests are not those that the course came with.
  public var objection: String?

  public init(_ verdict: Verdict, objection: String? = nil) {
    self.verdict = verdict
    self.objection = objection
  }

  /// The tests pass now, and nobody has changed them.
  public var isSolved: Bool { verdict == .solved && objection == nil }
}

/// How far a learner is with an exercise.
public enum Standing: Sendable, Equatable {
  case untouched, begun, solved
}
