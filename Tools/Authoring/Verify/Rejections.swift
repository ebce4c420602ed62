import ExerciseJudge
import Foundation

/// The messages for a wrong answer: its head says what the learner must be shown, in lines of the form
///
///     // Rejected with: A range of nothing still completes.
///     // Rejected with: the time limit
extension Answer {
  /// The texts that the tests must show.
  var rejections: [String] { texts(after: "Rejected with:") }

  /// Returns what is wrong with the rejection of a wrong answer, or `nil` if it is as it should be.
  func problem(with report: TestReport) -> String? {
    let said =
      report.failures.map(\.finding.description)
      + (report.ending?.isTimeLimit == true ? ["the time limit"] : [])
    let unsaid = rejections.filter { text in !said.contains { $0.contains(text) } }
    guard !unsaid.isEmpty else { return nil }
    return """
      No test says
      \(unsaid.joined(separator: "\n"))
      What they say is
      \(said.joined(separator: "\n"))
      """
  }
}
