import ExerciseJudge
import Foundation
import Wording

/// A verdict, told to a person: what happened, where, and what to do.
public struct VerdictStory: Sendable {
  private let verdict: Verdict
  private let source, tests: String

  public init(_ verdict: Verdict, of exercise: Exercise, in folder: CourseFolder) {
    self.verdict = verdict
    source = folder.path(exercise.source)
    tests = folder.path(exercise.tests)
  }

  /// The verdict in a line.
  public var headline: Line {
    switch verdict {
    case .solved: Line([.init("✓ ", .good), .init("Solved: all its tests pass.", .strong)])
    case .failed(let report): Line([.init("✗ ", .bad)]) + report.count
    case .doesNotCompile(let errors): bad(compiler(errors).headline)
    case .trapped(let trap): bad(TrapStory(trap: trap, source: source).headline)
    case .timedOut(let limit, .running(_, let report, _)) where !report.failures.isEmpty:
      bad("Stopped after \(limit.inSeconds). Before that, a test failed.")
    case .timedOut(let limit, .running(_, _, let cause)):
      bad("Stopped after \(limit.inSeconds): \(cause.headline)")
    case .timedOut(let limit, .compiling):
      bad("The compiler was stopped after \(limit.inSeconds).")
    case .couldNotJudge: Line([.init("? ", .mark), .init("It could not be judged.")])
    }
  }

  /// All that there is to say, in lines of at most `width` columns.
  public func lines(width: Int) -> [Line] {
    let width = max(20, width)
    switch verdict {
    case .solved: return [headline]
    case .failed(let report): return told(report, width)
    case .doesNotCompile(let errors): return below(compiler(errors).lines(width: width - 2), width)
    case .trapped(let trap):
      return below(TrapStory(trap: trap, source: source).lines(width: width - 2), width)
    case .timedOut(_, .running(let test, let report, let cause)):
      let place = test.map { "It was stopped in the test “\($0.printable)”. " } ?? ""
      return [
        report.failures.isEmpty ? headline.wrapped(to: width) : told(report, width),
        Line(place + cause.advice).wrapped(to: width - 2).map { $0.indented(by: 2) },
        report.failures.isEmpty ? Printed(report.printed).lines(width: width) : [],
      ].joined(by: "")
    case .timedOut(_, .compiling):
      let advice = "An expression may be too much for it: break it into pieces, and write types."
      return below(Line(advice).wrapped(to: width - 2), width)
    case .couldNotJudge(let reason):
      return below(
        reason.printable.components(separatedBy: "\n").flatMap { Line($0).wrapped(to: width - 2) },
        width)
    }
  }

  private func told(_ report: TestReport, _ width: Int) -> [Line] {
    ReportStory(report: report, file: tests).lines(width: width)
  }

  private func compiler(_ errors: [Diagnostic]) -> CompilerStory {
    CompilerStory(errors: errors, source: source, tests: tests)
  }

  private func bad(_ text: String) -> Line { Line([.init("✗ ", .bad), .init(text, .strong)]) }

  private func below(_ lines: [Line], _ width: Int) -> [Line] {
    [headline.wrapped(to: width), lines.map { $0.indented(by: 2) }].joined(by: "")
  }
}

extension Moment.Cause {
  fileprivate var headline: String {
    switch self {
    case .loop: "a loop without an end?"
    case .wait: "a thread waits for something that doesn't come."
    }
  }

  fileprivate var advice: String {
    switch self {
    case .loop:
      "The program was busy all the time: a loop or a function without an end, or a source that "
        + "never completes and is never disposed."
    case .wait:
      "The program did nothing: it waits for a semaphore that nobody signals, for a sequence that "
        + "doesn't end, or for a lock that the same thread already holds."
    }
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

extension [[Line]] {
  /// All of them, with a line between.
  func joined(by line: Line) -> [Line] {
    let blocks = filter { !$0.isEmpty }
    return (blocks.first ?? []) + blocks.dropFirst().flatMap { [line] + $0 }
  }
}
