import ExerciseJudge
import Foundation
import Wording

/// A verdict, for a person: what happened, where, and what to do.
struct VerdictPage {
  let verdict: Verdict
  /// The learner's file and its tests, as the reader would type them.
  let source, tests: String

  init(_ verdict: Verdict, of exercise: Exercise, in folder: CourseFolder) {
    self.verdict = verdict
    (source, tests) = (folder.path(exercise.source), folder.path(exercise.tests))
  }

  /// The verdict in a line.
  var headline: Line {
    func bad(_ text: String) -> Line { Line([.init("✗ ", .bad), .init(text, .strong)]) }
    switch verdict {
    case .solved: return Line([.init("✓ ", .good), .init("Solved: all its tests pass.", .strong)])
    case .failed(let report): return Line([.init("✗ ", .bad)]) + report.count
    case .doesNotCompile(let errors): return bad(compiler(errors).headline)
    case .trapped(let trap) where !trap.report.failures.isEmpty:
      return bad("A test failed, and then the program stopped.")
    case .trapped(let trap): return bad(TrapPage(trap: trap, source: source).headline)
    case .timedOut(let limit, .running(_, let report, _)) where !report.failures.isEmpty:
      return bad("Stopped after \(limit.inSeconds). Before that, a test failed.")
    case .timedOut(let limit, .running(_, _, let cause)):
      return bad("Stopped after \(limit.inSeconds): \(cause.headline)")
    case .timedOut(let limit, .compiling):
      return bad("The compiler was stopped after \(limit.inSeconds).")
    case .couldNotJudge: return Line([.init("? ", .mark), .init("It could not be judged.")])
    }
  }

  /// All that there is to say, in lines of at most `width` columns.
  func lines(width: Int) -> [Line] {
    let width = max(20, width)
    switch verdict {
    case .solved: return [headline]
    case .failed(let report): return failures(report, width)
    case .doesNotCompile(let errors): return below(compiler(errors).lines(width: width - 2), width)
    case .trapped(let trap) where !trap.report.failures.isEmpty:
      let page = TrapPage(trap: trap, source: source)
      let crash = Line(page.headline).wrapped(to: width - 2) + page.lines(width: width - 2)
      var report = trap.report
      report.printed = ""
      return [failures(report, width), crash.map { $0.indented(by: 2) }].joined(by: "")
    case .trapped(let trap):
      return below(TrapPage(trap: trap, source: source).lines(width: width - 2), width)
    case .timedOut(_, .running(let test, let report, let cause)):
      let scene = [
        report.stoppedAt.map { "in \(source):\($0)" }, test.map { "in the test “\($0.printable)”" },
      ].compactMap { $0 }
      let place = scene.isEmpty ? "" : "It was stopped \(scene.joined(separator: ", ")). "
      let isSilent = report.failures.isEmpty
      return [
        isSilent ? headline.wrapped(to: width) : failures(report, width),
        Line(place + cause.advice).wrapped(to: width - 2).map { $0.indented(by: 2) },
        isSilent ? printed(report.printed, width: width) : [],
      ].joined(by: "")
    case .timedOut(_, .compiling):
      return below(
        Line("An expression may be too much for it: break it into pieces, and write types.")
          .wrapped(to: width - 2), width)
    case .couldNotJudge(let reason):
      return below(Line.lines(reason.printable).flatMap { $0.wrapped(to: width - 2) }, width)
    }
  }

  private func failures(_ report: TestReport, _ width: Int) -> [Line] {
    FailuresPage(report: report, file: tests).lines(width: width)
  }

  private func compiler(_ errors: [Diagnostic]) -> CompilerPage {
    CompilerPage(errors: errors, source: source, tests: tests)
  }

  private func below(_ lines: [Line], _ width: Int) -> [Line] {
    [headline.wrapped(to: width), lines.map { $0.indented(by: 2) }].joined(by: "")
  }
}

extension Moment.Cause {
  fileprivate var headline: String {
    switch self {
    case .loop: "an endless loop?"
    case .clock: "a clock that never stops?"
    case .semaphore: "a semaphore that nobody signals?"
    case .lock: "a lock that is taken twice?"
    case .wait: "a thread waits for something that doesn't come."
    }
  }

  fileprivate var advice: String {
    switch self {
    case .loop:
      """
      The program was busy all the time: a loop or a function without an end, or a source that never \
      completes.
      """
    case .clock:
      """
      The virtual clock went on and on, because something always schedules the next work: a timer, an \
      `interval` or a retry that nobody disposes. `start()` returns when nothing is left to do.
      """
    case .semaphore:
      """
      A thread waits for a semaphore, and nobody signals it: an event that doesn't come, or that would \
      have to come on the thread that waits.
      """
    case .lock:
      """
      A thread waits for a lock that is never released: most often it holds the lock itself, because \
      it calls out (`onNext`, `dispose`) while it holds it, and is called again from there.
      """
    case .wait:
      """
      The program did nothing: a thread waits for a lock that it already holds, or for a semaphore \
      that nobody signals.
      """
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
