import Foundation

/// One exercise of the course: where its parts stand.
public struct Exercise: Sendable, Hashable, Identifiable {
  /// A stable word such as `observables/my-range`; never a number.
  public let id: String
  /// The learner's file.
  public let source: URL
  /// The learner's file as it came.
  public let stub: URL
  /// The tests that the learner's file has to pass.
  public let tests: URL
  /// The module that the tests import: `Chapter01Exercises`.
  public let module: String
  /// The same file, solved.
  public let solution: URL
  /// Answers that learners really give, and that the tests have to reject.
  public let wrongAnswers: [WrongAnswer]

  public init(
    id: String, source: URL, stub: URL, tests: URL, module: String,
    solution: URL, wrongAnswers: [WrongAnswer] = []
  ) {
    self.id = id
    self.source = source
    self.stub = stub
    self.tests = tests
    self.module = module
    self.solution = solution
    self.wrongAnswers = wrongAnswers
  }

  /// Whether the learner's file still says what the stub says.
  public var isUntouched: Bool {
    FileManager.default.contentsEqual(atPath: source.path, andPath: stub.path)
  }
}

/// An answer that must not pass: a whole file in place of the learner's.
///
/// Its head says how it is caught, in one or more lines of the form
///
///     // Rejected with: A range of nothing still completes.
///     // Rejected by: the time limit
public struct WrongAnswer: Sendable, Hashable {
  /// What the learner must be shown: each text, or that the time ran out.
  public enum Rejection: Sendable, Hashable {
    case texts([String])
    case timeLimit
  }

  /// The mistake in a few words: `no-completed-for-zero`.
  public let name: String
  public let file: URL

  public init(name: String, file: URL) { (self.name, self.file) = (name, file) }

  /// `nil` when the file does not say how it is caught.
  public var rejection: Rejection? {
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let head = text.split(separator: "\n").prefix { $0.hasPrefix("//") }
    func values(_ key: String) -> [String] {
      head.filter { $0.hasPrefix(key) }
        .map { $0.dropFirst(key.count).trimmingCharacters(in: .whitespaces) }
        .filter { !$0.isEmpty }
    }
    let texts = values("// Rejected with:")
    switch (texts.isEmpty, values("// Rejected by:")) {
    case (false, []): return .texts(texts)
    case (true, ["the time limit"]): return .timeLimit
    default: return nil
    }
  }
}
