import RxLiteTest

/// The verdict on an answer.
public enum Verdict: Sendable, Equatable {
  /// At least one test ran, and all that ran passed. The report has what the answer printed, and the
  /// compiler's remarks on it; nil if there is neither.
  case solved(TestReport? = nil)
  /// Some tests were not satisfied, or the run ended before they did.
  case failed(TestReport)
  /// The compiler refused the answer. The learner's own lines come first.
  case doesNotCompile([Diagnostic])
  /// Nothing is known about the answer; the reason says what to do.
  case couldNotJudge(String)

  package var isSolved: Bool { if case .solved = self { true } else { false } }

  package var report: TestReport? { if case .failed(let report) = self { report } else { nil } }
}

/// The results of the tests, in the order in which they ran.
public struct TestReport: Sendable, Equatable {
  public var passed: [String] = []
  public var failures: [Failure] = []
  /// What the answer itself printed, and the runtime's message if it crashed.
  public var printed = ""
  /// The compiler's remarks on the answer.
  public var warnings: [Diagnostic] = []
  /// How the run ended before its tests did.
  public var ending: RunEnding?

  public struct Failure: Sendable, Equatable {
    /// The test's name, with its argument if it has some: `counts up (3)`.
    public let test: String
    /// The test's name alone, since it may fail for several arguments.
    public let function: String
    /// What the test has found.
    package let finding: Finding
  }
}

/// One error or warning of the compiler.
public struct Diagnostic: Sendable, Equatable {
  /// The path, relative to the root of the package.
  public let path: String
  public let line: Int
  public let column: Int
  public let message: String
  /// The lines of source around it, as the compiler draws them; may be empty.
  public var excerpt = ""
}

/// How a run ended before its tests did.
public struct RunEnding: Sendable, Equatable {
  public enum Cause: Sendable, Equatable {
    /// The system stopped it: 4 and 5 are Swift's own traps, 11 a bad memory access.
    case signal(Int32)
    /// The answer ended the process itself.
    case exit(Int32)
    /// The answer took more memory than a run is given.
    case memory(megabytes: Int)
    /// The answer started more threads than a run is given.
    case threads(most: Int)
    /// The answer printed more than a run may.
    case flood(megabytes: Int)
    case timeLimit(Duration, Occupation)
  }

  /// What the program was doing when its time was up, and in words what that may be.
  public enum Occupation: String, Sendable {
    /// It kept a processor busy.
    case loop = "an endless loop"
    /// The same, below a virtual clock.
    case clock = "a clock that never stops"
    /// It used no processor: a thread waits for a semaphore or a condition.
    case semaphore = "a semaphore that no thread signals"
    /// A thread waits for a lock.
    case lock = "a lock that is taken twice"
    /// A thread waits for something that never happens.
    case wait = "a thread that waits for ever"
  }

  public let cause: Cause
  /// The test that was running.
  public var test: String?
  /// The line of the answer that was being run, if it is known.
  public var line: Int?
  /// Why it was stopped, if that is known and was not printed: `arithmetic overflow`.
  public var reason: String?

  public var isTimeLimit: Bool { if case .timeLimit = cause { true } else { false } }
}
