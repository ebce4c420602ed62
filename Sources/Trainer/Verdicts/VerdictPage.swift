import ExerciseJudge
import Foundation
import Wording

/// A verdict, for a person: what happened, where, and what to do.
struct VerdictPage {
  let verdict: Verdict
  let exercise: Exercise
  let folder: CourseFolder

  // The learner's file and its tests, as the reader would type them.
  private var source: String { folder.path(exercise.source) }
  private var tests: String { folder.path(exercise.tests) }

  /// The verdict in a line.
  var headline: Line {
    func bad(_ text: String) -> Line { Line([.init("✗ ", .bad), .init(text, .strong)]) }
    switch verdict {
    case .solved: return Line([.init("✓ ", .good), .init("Solved: all its tests pass.", .strong)])
    case .failed(let report):
      guard let ending = ending(of: report) else { return Line([.init("✗ ", .bad)]) + report.count }
      return bad(
        report.failures.isEmpty
          ? ending.headline : "A test failed, and then the program stopped.")
    case .doesNotCompile(let errors): return bad(compiler(errors).headline)
    case .couldNotJudge: return Line([.init("? ", .mark), .init("It could not be judged.")])
    }
  }

  /// All that there is to say, in lines of at most `width` columns.
  func lines(width: Int) -> [Line] {
    let width = max(20, width)
    switch verdict {
    case .solved: return [headline]
    case .failed(let report): return lines(report, width)
    case .doesNotCompile(let errors): return below(compiler(errors).lines(width: width - 2), width)
    case .couldNotJudge(let reason):
      return below(Line.lines(reason.printable).flatMap { $0.wrapped(to: width - 2) }, width)
    }
  }

  private func lines(_ report: TestReport, _ width: Int) -> [Line] {
    let failures = FailuresPage(report: report, file: tests)
    let ending = ending(of: report)
    var blocks = failures.lines(width: width)
    if let ending {
      let head =
        blocks.isEmpty
        ? headline.wrapped(to: width)
        : Line(ending.headline).indented(by: 2)
          .wrapped(to: width)
      blocks += [head, ending.lines(width: width - 2).map { $0.indented(by: 2) }]
    }
    blocks += [
      failures.warnings(width), printed(ending?.printedByAnswer ?? report.printed, width: width),
    ]
    return blocks.joined(by: "")
  }

  private func ending(of report: TestReport) -> EndingPage? {
    report.ending.map { EndingPage(ending: $0, printed: report.printed, source: source) }
  }

  private func compiler(_ errors: [Diagnostic]) -> CompilerPage {
    CompilerPage(errors: errors, source: source, tests: tests)
  }

  private func below(_ lines: [Line], _ width: Int) -> [Line] {
    [headline.wrapped(to: width), lines.map { $0.indented(by: 2) }].joined(by: "")
  }
}

extension Duration {
  /// `10 s`, `0.31 s`
  var inSeconds: String {
    let hundredths = Int((self / .milliseconds(10)).rounded())
    if hundredths % 100 == 0, hundredths > 0 { return "\(hundredths / 100) s" }
    return "\(hundredths / 100).\(String(100 + hundredths % 100).dropFirst()) s"
  }
}

/// What the learner's code printed: its beginning. Nothing if it printed blanks.
func printed(_ text: String, width: Int) -> [Line] {
  let all = text.printable.trimmingCharacters(in: .newlines).components(separatedBy: "\n")
  let lines = all.filter { $0 != Child.omission }
  if lines.allSatisfy({ $0.allSatisfy(\.isWhitespace) }) { return [] }
  // Nobody has counted what was left out.
  let atLeast = lines.count < all.count ? "at least " : ""
  return [Line("Your code printed:", .dim)]
    + lines.map { Line($0, .dim).indented(by: 2).cut(to: width) }
    .first(10) { "  … and \(atLeast)\($0) more lines" }
}

extension [Line] {
  /// The first lines, and how many there are more; one more line is shown rather than counted.
  func first(_ count: Int, more: (Int) -> String) -> [Line] {
    self.count > count + 1 ? prefix(count) + [Line(more(self.count - count), .dim)] : self
  }
}
