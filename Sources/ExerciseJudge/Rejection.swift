import RxLiteTest

extension Answer.Rejection {
  /// What is wrong with a verdict on a wrong answer, or `nil` if it is rejected as it should be.
  package func problem(with verdict: Verdict) -> String? {
    switch (self, verdict) {
    case (.timeLimit, .timedOut(_, .running)): return nil
    case (.timeLimit, _): return "It should have run into the time limit, but: \(verdict)"
    // What was found before the time ran out, or before a crash, is shown first.
    case (.texts(let texts), .failed(let report)),
      (.texts(let texts), .timedOut(_, .running(_, let report, _))):
      return problem(with: report, texts)
    case (.texts(let texts), .trapped(let trap)) where !trap.report.failures.isEmpty:
      return problem(with: trap.report, texts)
    case (.texts, _): return "It should have failed its tests, but: \(verdict)"
    }
  }

  private func problem(with report: TestReport, _ texts: [String]) -> String? {
    let said = report.failures.map(\.finding.description)
    let unsaid = texts.filter { text in !said.contains { $0.contains(text) } }
    guard !unsaid.isEmpty else { return nil }
    return """
      No test says
      \(unsaid.joined(separator: "\n"))
      What they say is
      \(said.joined(separator: "\n"))
      """
  }
}
