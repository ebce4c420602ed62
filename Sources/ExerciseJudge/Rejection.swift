import RxLiteTest

extension Answer.Rejection {
  /// What is wrong with a verdict on a wrong answer, or `nil` if it is rejected as it should be.
  package func problem(with verdict: Verdict) -> String? {
    guard case .failed(let report) = verdict else {
      return "It should have failed its tests, but: \(verdict)"
    }
    switch self {
    case .timeLimit:
      return report.ending?.isTimeLimit == true
        ? nil : "It should have run into the time limit, but: \(verdict)"
    case .texts(let texts):
      let said = report.failures.map(\.finding.description)
      let unsaid = texts.filter { text in !said.contains { $0.contains(text) } }
      guard !unsaid.isEmpty else { return nil }
      return """
        No test says
        \(unsaid.joined(separator: "\n"))
        What they say is
        \(said.joined(separator: "\n"))
        \(report.ending.map { "\($0)" } ?? "")
        """
    }
  }
}
