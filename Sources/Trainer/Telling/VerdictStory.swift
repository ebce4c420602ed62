import ExerciseJudge
import Foundation
import Wording

/// A verdict, told to a person: what happened, and where to look.
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
    case .solved: Line([.init("✓ ", .good), .init("Solved: all its tests pass.")])
    case .failed(let report): Line([.init("✗ ", .bad)]) + ReportStory.count(report)
    case .doesNotCompile(let errors):
      bad(CompilerStory(errors: errors, source: source, tests: tests).headline)
    case .trapped(let trap): bad(TrapStory(trap: trap, source: source).headline)
    case .timedOut(let limit, .running):
      bad("Stopped after \(limit.limitText): an endless loop?")
    case .timedOut(let limit, .compiling):
      bad("The compiler was stopped after \(limit.limitText).")
    case .couldNotJudge: Line([.init("? ", .mark), .init("It could not be judged.")])
    }
  }

  /// All that there is to say, in lines of at most `width` columns.
  public func lines(width: Int) -> [Line] {
    let width = max(20, width)
    switch verdict {
    case .solved: return [headline]
    case .failed(let report): return ReportStory(report: report, file: tests).lines(width: width)
    case .doesNotCompile(let errors):
      let story = CompilerStory(errors: errors, source: source, tests: tests)
      return told(story.lines(width: width - 2), width)
    case .trapped(let trap):
      return told(TrapStory(trap: trap, source: source).lines(width: width - 2), width)
    case .timedOut(let limit, .running(let test, let printed)):
      let place = test.map { ", in the test “\($0.printable)”" } ?? ""
      let sentence = """
        ✗ Stopped after \(limit.limitText)\(place): an endless loop, or a thread that waits for itself?
        """
      let words = Printed(printed).lines(width: width)
      return Line(sentence).wrapped(to: width) + (words.isEmpty ? [] : [""] + words)
    case .timedOut(let limit, .compiling):
      return told(
        Line(
          """
          It may be busy, or an expression is too much for it: break long ones into pieces, and \
          write their types. After \(limit.limitText) nobody waits for it any more.
          """
        ).wrapped(to: width - 2), width)
    case .couldNotJudge(let reason):
      return told(
        reason.printable.components(separatedBy: "\n").flatMap { Line($0).wrapped(to: width - 2) },
        width)
    }
  }

  private func bad(_ text: String) -> Line { Line([.init("✗ ", .bad), .init(text, .strong)]) }

  private func told(_ lines: [Line], _ width: Int) -> [Line] {
    headline.wrapped(to: width) + (lines.isEmpty ? [] : [""] + lines.map { $0.indented(by: 2) })
  }
}

extension Duration {
  /// "10 s", "0.5 s".
  fileprivate var limitText: String {
    let seconds = Double(components.seconds) + Double(components.attoseconds) / 1e18
    return seconds == seconds.rounded()
      ? "\(Int(seconds)) s" : "\((seconds * 100).rounded() / 100) s"
  }
}
