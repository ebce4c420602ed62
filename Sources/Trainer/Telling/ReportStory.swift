import ExerciseJudge
import Wording

/// What the tests said: the first failure in full, since one works on the first, and the names of the
/// others.
struct ReportStory {
  let report: TestReport
  let file: String

  private static let mostLines = 30
  private static let mostNames = 6

  func lines(width: Int) -> [Line] {
    guard let first = report.failures.first else { return [] }
    let full = FailureStory(failure: first, file: file).lines(width: width)
    let shown =
      full.count > Self.mostLines
      ? full.prefix(Self.mostLines - 1) + [
        Line("  … and \(full.count - Self.mostLines + 1) more lines", .dim)
      ]
      : full
    return [
      shown, others(of: first.test, width: width), names(after: first, width: width),
      Printed(report.printed).lines(width: width),
    ].joined(by: "")
  }

  /// What the same test finds further on mostly follows from the first.
  private func others(of test: String, width: Int) -> [Line] {
    let others = report.failures.dropFirst().filter { $0.test == test }
    if others.isEmpty { return [] }
    return [Line("  And \(others.count) more in this test.", .dim)]
  }

  private func names(after first: TestReport.Failure, width: Int) -> [Line] {
    var names: [String] = []
    for failure in report.failures where !names.contains(failure.function) {
      names.append(failure.function)
    }
    let others = names.filter { $0 != first.function }
    let more = others.count - Self.mostNames
    let shown = more > 1 ? Self.mostNames : others.count
    return [Self.count(report) + (others.isEmpty ? "" : " These fail as well:")]
      + others.prefix(shown).map {
        Line([.init("  ✗ ", .bad), .init($0.printable)]).cut(to: width)
      }
      + (more > 1 ? [Line("  … and \(more) more", .dim)] : [])
  }

  /// As in "3 tests pass, 2 fail".
  static func count(_ report: TestReport) -> Line {
    let failing = Set(report.failures.map(\.function)).count
    let passing = report.passed.count
    return switch (passing, failing) {
    case (0, 1): "The test fails."
    case (0, _): Line("None of \(failing) tests passes yet.")
    default:
      Line(
        "\(passing) of \(passing + failing) tests pass\(passing == 1 && failing == 0 ? "es" : "").")
    }
  }
}
