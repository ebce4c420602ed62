import RxLiteTest

extension Answer.Rejection {
  /// What is wrong with a verdict on a wrong answer, or `nil` if it is rejected as it should be.
  package func problem(with verdict: Verdict) -> String? {
    switch (self, verdict) {
    case (.timeLimit, .timedOut(_, .running)): return nil
    case (.timeLimit, _): return "It should have run into the time limit, but: \(verdict)"
    // What was found before the time ran out is shown first.
    case (.texts(let texts), .failed(let report)),
      (.texts(let texts), .timedOut(_, .running(_, let report, _))):
      let said = report.failures.map(\.finding.description)
      let unsaid = texts.filter { text in !said.contains { $0.contains(text) } }
      guard !unsaid.isEmpty else { return nil }
      return """
        No test says
        \(unsaid.joined(separator: "\n"))
        What they say is
        \(said.joined(separator: "\n"))
        """
    case (.texts, _): return "It should have failed its tests, but: \(verdict)"
    }
  }
}
