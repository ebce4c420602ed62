import ExerciseJudge
import Foundation
import Wording

/// A verdict, for a person: what happened, where, and what to do.
struct VerdictPage {
  var outcome: Outcome
  let exercise: Exercise
  let folder: CourseFolder
  /// The reasons why the answer is right.
  var reasons: [Line] = []
  /// The time from the save to the verdict.
  var delay: Duration?

  // The paths of the learner's file and its tests.
  private var source: String { folder.path(exercise.source) }
  private var tests: String { folder.path(exercise.tests) }

  /// The verdict in a line.
  var headline: Line {
    func bad(_ text: String) -> Line { "\("✗ ", .bad)\(text, .strong)" }
    switch outcome.verdict {
    case .solved:
      return outcome.isSolved
        ? "\("✓ ", .good)\("Solved: all its tests pass.", .strong)"
        : "\("✗ ", .bad)The tests pass, but they are not the course's."
    case .failed(let report):
      guard let ending = ending(of: report) else { return "\("✗ ", .bad)" + report.count }
      return bad(
        report.failures.isEmpty
          ? ending.headline : "A test failed, and then the program stopped.")
    case .doesNotCompile(let errors): return bad(compiler(errors).headline)
    case .couldNotJudge: return "\("? ", .mark)It could not be judged."
    }
  }

  /// Returns the whole verdict, in lines of at most `width` columns.
  func lines(width: Int) -> [Line] {
    let width = max(20, width)
    let problem = outcome.problem.map { Line("The verdict does not count: \($0)", .bad) }
    let blocks =
      switch outcome.verdict {
      case .solved(let report):
        [[headline], outcome.isSolved ? reasons : []] + remarks(report)
      case .failed(let report): blocks(of: report, width)
      case .doesNotCompile(let errors): [[headline], compiler(errors).lines.indented(by: 2)]
      case .couldNotJudge(let reason):
        [[headline], Line.lines(reason.printable).indented(by: 2)]
      }
    let unkept =
      outcome.isKept
      ? [] : [Line("This try isn't recorded: \(folder.path(folder.kept)) can't be written.", .bad)]
    let after = delay.map { Line("\($0.inSeconds) after the save", .dim) }
    return ([problem.map { [$0] } ?? []] + blocks + [unkept, after.map { [$0] } ?? []])
      .joined(by: "").fitted(to: width)
  }

  /// The same without colours, for a file.
  var text: String { lines(width: 100).map(\.plain).joined(separator: "\n") }

  private func blocks(of report: TestReport, _ width: Int) -> [[Line]] {
    let failures = FailuresPage(report: report, file: tests)
    var blocks = failures.blocks(width: width)
    let ending = ending(of: report)
    if let ending {
      blocks.append([blocks.isEmpty ? headline : Line(ending.headline).indented(by: 2)])
      blocks.append(ending.lines.indented(by: 2))
    }
    return blocks + [failures.warnings, printed(ending?.printedByAnswer ?? report.printed)]
  }

  /// What a solved answer has printed, and the compiler's warnings about it.
  private func remarks(_ report: TestReport?) -> [[Line]] {
    guard let report else { return [] }
    return [FailuresPage(report: report, file: tests).warnings, printed(report.printed)]
  }

  private func ending(of report: TestReport) -> EndingPage? {
    report.ending.map { EndingPage(ending: $0, printed: report.printed, source: source) }
  }

  private func compiler(_ errors: [Diagnostic]) -> CompilerPage {
    CompilerPage(errors: errors, source: source, tests: tests)
  }
}

extension Verdict {
  /// All that a learner would be told.
  package func text(on exercise: Exercise, in folder: CourseFolder) -> String {
    VerdictPage(outcome: Outcome(verdict: self), exercise: exercise, folder: folder).text
  }
}

/// Returns the beginning of what the learner's code printed; nothing if it printed only blanks.
private func printed(_ text: String) -> [Line] {
  let all = text.printable.trimmingCharacters(in: .newlines).components(separatedBy: "\n")
  let lines = all.filter { $0 != Child.omission }
  if lines.allSatisfy({ $0.allSatisfy(\.isWhitespace) }) { return [] }
  // The lines that were left out have not been counted.
  let atLeast = lines.count < all.count ? "at least " : ""
  return [Line("Your code printed:", .dim)]
    + lines.map { Line($0, .dim).indented(by: 2).unbroken }
    .first(10) { "  … and \(atLeast)\($0) more lines" }
}
