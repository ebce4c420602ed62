import RxLite

/// What every operator keeps, whatever it does: one rule of the contract, and a way to try it.
///
///     @Test(arguments: Law.all(of: filtered)) func `keeps what every operator keeps`(
///       law: Law.Case
///     ) throws { try law.check() }
///
///     static let filtered = Operator(throwing: "the predicate") { source, trial in
///       source.myFilter { _, new in try trial.call(returning: new > 1) }
///     }
///
/// A law compares an operator with itself: what a subscriber receives beside another one, or a second time,
/// with what one subscriber receives alone. What that is, an exercise's own tests say.
public struct Law: Sendable, Equatable {
  /// The rule in a few words.
  let name: String
  fileprivate let attempt: @Sendable (Operator) throws -> Void

  init(_ name: String, _ attempt: @escaping @Sendable (Operator) throws -> Void) {
    (self.name, self.attempt) = (name, attempt)
  }

  /// Whether two laws have the same name.
  public static func == (one: Law, other: Law) -> Bool { one.name == other.name }

  /// All laws, from the simplest on.
  static let all = [
    cold, completion, error, throwingClosure, disposal, again, ownRun, oneDisposed,
    observerDisposes,
    observerSends, observerSubscribes, release, many, threads,
  ]

  /// A law that is tried on one operator. A failed test shows its description beside the test's name.
  public struct Case: Sendable, CustomStringConvertible {
    let law: Law
    let tried: Operator

    /// The law, and the source in question.
    public var description: String { "\(tried.source): \(law.name)" }

    /// Tries whether the operator keeps the law.
    ///
    /// - Parameter line: The line of the test.
    /// - Throws: A ``Finding`` if it doesn't.
    public func check(line: Int = #line) throws {
      do {
        try law.attempt(tried)
        // Without an element, there was nothing to compare.
        _ = try tried.alone(tried.elements + [.completed])
      } catch var finding as Finding {
        finding.line = line
        throw finding.recorded()
      }
    }
  }

  /// Returns each law with each of these operators, except those that an operator names as exceptions, and
  /// those that don't concern it: a closure that throws, if it has none; and threads and large numbers, if
  /// it depends on the clock of the trial, which belongs to one thread.
  public static func all(of operators: Operator...) -> [Case] { all(of: operators) }

  /// The same, for a list of operators.
  public static func all(of operators: [Operator]) -> [Case] {
    // Law by law: two threads come last, since what isn't safe may crash.
    all.flatMap { law in
      operators.filter { tried in
        !tried.exceptions.contains(law) && (tried.mayThrow || law != throwingClosure)
          && (tried.pause == 0 || ![threads, many].contains(law))
      }
      .map { Case(law: law, tried: $0) }
    }
  }
}

/// Throws a finding if a condition doesn't hold. The law adds the line and records it.
func require(_ condition: Bool, _ sentence: @autoclosure () -> String) throws {
  if !condition { throw Finding(sentence(), line: 0) }
}

extension Subscriber {
  /// Throws a finding if the subscriber hasn't received this by now.
  func require(_ expected: [String], _ sentence: @autoclosure () -> String) throws {
    if let finding = finding(expected, sentence(), line: 0) { throw finding }
  }

  /// Throws a finding if events have arrived on another thread.
  func expectHere(_ sentence: String) throws {
    if let finding = findingElsewhere(isMissing: true, sentence, line: 0) { throw finding }
  }
}
