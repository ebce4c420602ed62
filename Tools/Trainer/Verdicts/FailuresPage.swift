import ExerciseJudge
import MarbleDrawing
import RxLiteTest
import Wording

/// What the tests found: the first failure in full, since that is the one to work on, and the names of the
/// others.
struct FailuresPage {
  let report: TestReport
  /// The path of the test file.
  let file: String

  /// Returns the parts of the page; none if no test has failed.
  func blocks(width: Int) -> [[Line]] {
    guard let first = report.failures.first else { return [] }
    let full = full(first, width).fitted(to: width).first(30) { "  … and \($0) more lines" }
    return [full, others(than: first)]
  }

  private func full(_ failure: TestReport.Failure, _ width: Int) -> [Line] {
    let finding = failure.finding
    let sentence = finding.sentence.printable.split(separator: "\n").map { Line(String($0)) }
    let place = Line(finding.line > 0 ? "\(file):\(finding.line)" : file, .dim)
    let blocks = [sentence] + finding.exhibits.map { picture($0, width: width - 2) } + [[place]]
    let head = Line("\("✗ ", .bad)\(failure.test, .strong)")
    return ([[head]] + blocks.map { $0.indented(by: 2) }).joined(by: "")
  }

  private func others(than first: TestReport.Failure) -> [Line] {
    let names = report.failing.filter { $0 != first.function }
    return [report.count + (names.isEmpty ? "" : " These fail as well:")]
      + names.map { Line("\("  ✗ ", .bad)\($0)").unbroken }
      .first(6) { "  … and \($0) more" }
  }

  /// The compiler's warnings about the learner's file: they may show the mistake.
  var warnings: [Line] {
    report.warnings.prefix(3).map {
      "\("The compiler warns:", .strong) \($0.message) \("(\($0.path):\($0.line))", .dim)"
    }
  }

  /// Returns RxLiteTest's drawing, in colour and in the width that is available.
  func picture(_ exhibit: Finding.Exhibit, width: Int) -> [Line] {
    let drawn = exhibit.drawn(width: width - 10)
    let labels = max(8, drawn.map(\.label.count).max() ?? 0)
    let room = max(10, width - labels - 2)
    // A picture that is too wide is shown from shortly before the first difference on.
    let mark = drawn.first { $0.role == .difference }?.body.prefix { $0 == " " }.count ?? 0
    let start = mark > room * 2 / 3 ? mark - room / 3 : 0
    let picture = drawn.map { line in
      let isCut = start > 0 && line.role != .difference
      let label = line.label.padded(to: labels, atStart: true)
      let body = line.body.dropFirst(isCut ? start + 1 : start)
      return Line("\(label)  \(isCut ? "…" : "", .dim)\(body, line.role.tone)").cut(to: width)
    }
    let title = exhibit.title.isEmpty ? [] : [Line(exhibit.title.sentence)]
    return title + picture + exhibit.words.map { Line($0) }
  }
}

extension TestReport {
  /// The tests that have failed, each once.
  fileprivate var failing: [String] {
    failures.map(\.function).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// A sentence such as "3 of 5 tests pass."
  var count: Line {
    switch (passed.count, failing.count) {
    case (0, 1): "The test fails."
    case (0, let failing): "None of \(failing) tests passes yet."
    case (1, let failing): "1 of \(failing + 1) tests passes."
    case (let passing, let failing): "\(passing) of \(passing + failing) tests pass."
    }
  }
}

extension DrawnLine.Role {
  fileprivate var tone: Tone {
    switch self {
    case .expected: .good
    case .actual: .bad
    case .difference: .mark
    case .note: .dim
    case .other: .plain
    }
  }
}

extension String {
  /// The text with a capital letter at the beginning and a full stop at the end.
  fileprivate var sentence: String {
    prefix(1).uppercased() + dropFirst() + (last.map { ".?!:”".contains($0) } == true ? "" : ".")
  }
}
