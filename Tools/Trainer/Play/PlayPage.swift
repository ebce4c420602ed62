import ExerciseJudge
import Foundation
import MarbleDrawing
import RxLiteTest
import Wording

/// The result of a run of a scratch file, in lines.
package struct PlayPage {
  let outcome: Player.Outcome
  /// The file, as the reader would type its path.
  let path: String

  package init(outcome: Player.Outcome, path: String) {
    (self.outcome, self.path) = (outcome, path)
  }

  /// How the program ended, in a line; `nil` if it ended normally.
  package var headline: Line? {
    switch outcome {
    case .failed: bad("The file could not be played.")
    case .doesNotCompile(let errors):
      bad(errors.count == 1 ? "It doesn't compile." : "It doesn't compile: \(errors.count) errors.")
    case .ran(let run):
      switch run.ending?.cause {
      case nil: nil
      case .exit(let status): bad("The program called exit(\(status)).")
      case .timeLimit(let limit, _):
        bad("Stopped after \(limit.inSeconds): an endless loop, or a thread that waits?")
      case .signal, .memory, .threads, .flood: bad(ending(run)?.headline ?? "")
      }
    }
  }

  private func ending(_ run: Player.Run) -> EndingPage? {
    run.ending.map { EndingPage(ending: $0, printed: run.printed, source: path) }
  }

  /// - Parameters:
  ///   - mostPrinted: The maximum number of lines of output; `nil` for all.
  ///   - rest: Says how to see the others.
  func lines(width: Int, mostPrinted: Int? = nil, rest: String = "") -> [Line] {
    let head = headline.map { $0.wrapped(to: width) } ?? []
    switch outcome {
    case .failed(let reason): return head + Line.lines(reason).flatMap { $0.wrapped(to: width) }
    case .doesNotCompile(let errors):
      let page = CompilerPage(errors: errors, source: path, tests: "")
      return head + [Line()] + page.lines.indented(by: 2).fitted(to: width)
    case .ran(let run):
      let parts = [
        head, details(run, width), printed(run, width, mostPrinted, rest), diagram(run),
        run.remarks.flatMap { Line($0, .mark).wrapped(to: width) }, warnings(run, width),
      ]
      return Array(parts.filter { !$0.isEmpty }.joined(separator: [Line()]))
    }
  }

  private func bad(_ text: String) -> Line { Line([.init("✗ ", .bad), .init(text, .strong)]) }

  /// Returns where it crashed. What it printed before that is shown below.
  private func details(_ run: Player.Run, _ width: Int) -> [Line] {
    ending(run)?.place.map { Line($0).wrapped(to: width) } ?? []
  }

  /// What the program itself has printed. The runtime's message about a crash is in the headline.
  package static func output(of run: Player.Run) -> String {
    // Made once: a program may have printed thousands of lines, and a literal is parsed each time.
    let crash = #/\.swift:\d+: Fatal error: /#
    return run.printed.printable.components(separatedBy: "\n")
      .filter { !$0.hasPrefix("*** Signal ") && !$0.contains(crash) }
      .joined(separator: "\n").trimmingCharacters(in: .newlines)
  }

  private func printed(
    _ run: Player.Run, _ width: Int, _ most: Int?, _ rest: String
  ) -> [Line] {
    let text = Self.output(of: run)
    if text.isEmpty {
      let isSilent = run.diagram.isEmpty && headline == nil
      return isSilent ? [Line("It prints nothing, and subscribes to nothing.", .dim)] : []
    }
    let lines = Line.lines(text).flatMap { $0.wrapped(to: width) }
    guard let most, lines.count > most else { return lines }
    let shown = max(1, most - 1)
    return lines.prefix(shown) + [Line("… and \(lines.count - shown) more lines\(rest)", .dim)]
  }

  private func diagram(_ run: Player.Run) -> [Line] {
    run.diagram.isEmpty ? [] : run.diagram.map { Line($0) } + [Line(MarbleText.legend, .dim)]
  }

  private func warnings(_ run: Player.Run, _ width: Int) -> [Line] {
    run.warnings.prefix(3).flatMap {
      Line("\($0.path):\($0.line): warning: \($0.message)", .dim).wrapped(to: width)
    }
  }
}
