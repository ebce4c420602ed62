import ExerciseJudge
import Foundation
import Wording

/// How a run ended before its time, in words.
struct TrapPage {
  let trap: Trap
  /// The learner's file, as the reader would type it.
  let source: String

  var headline: String {
    switch trap.cause {
    case .signal(let number):
      (lastWords?.text ?? trap.reason).map { "It crashed: \($0)" } ?? Self.name(number)
    case .exit(let code): "The program exited before the tests finished (`exit(\(code))`)."
    case .memory(let megabytes): "It took more than \(megabytes) MB of memory, and was stopped."
    }
  }

  /// Where it crashed, if that is known.
  var place: String? { (lastWords?.line ?? trap.line).map { "\(source):\($0)" } }

  func lines(width: Int) -> [Line] {
    let scene = [place, trap.test.map { "in the test “\($0.printable)”" }].compactMap { $0 }
      .joined(separator: ", ")
    return [
      scene.isEmpty ? [] : Line(scene).wrapped(to: width),
      advice.map { Line($0).wrapped(to: width) } ?? [],
      printed(lastWords?.before ?? trap.printed, width: width),
    ].joined(by: "")
  }

  /// What the runtime said at the end: `Module/File.swift:12: Fatal error: Index out of range`.
  private var lastWords: (text: String, line: Int?, before: String)? {
    let lines = trap.printed.printable.components(separatedBy: "\n")
    let form = #/(?:(?:.*/)?([^\/:]+\.swift):([0-9]+): )?(Fatal|Precondition|Assertion) (.*)/#
    guard let index = lines.lastIndex(where: { $0.wholeMatch(of: form) != nil }),
      let (_, file, line, kind, reason) = lines[index].wholeMatch(of: form)?.output
    else { return nil }
    let isTheLearners = file == source.split(separator: "/").last
    return (
      kind == "Fatal" ? String(reason.replacing(#/^error: /#, with: "")) : "\(kind) \(reason)",
      isTheLearners ? line.flatMap { Int($0) } : nil, lines[..<index].joined(separator: "\n")
    )
  }

  private static func name(_ signal: Int32) -> String {
    switch signal {
    case SIGILL, SIGTRAP: "It crashed: Swift stopped it."
    case SIGSEGV, SIGBUS: "It crashed: bad memory access."
    case SIGABRT: "It crashed: abort() was called."
    case SIGKILL: "The system ended it."
    default: "It was ended by signal \(signal)."
    }
  }

  private var advice: String? {
    switch trap.cause {
    case .signal(SIGSEGV), .signal(SIGBUS):
      "Often that is a function that calls itself without an end, or two threads that change the same "
        + "value without a lock."
    case .signal(SIGILL) where lastWords == nil && trap.reason == nil,
      .signal(SIGTRAP) where lastWords == nil && trap.reason == nil:
      "The program did not say why. Most often it is a sum or a product too large for an Int, or `sync` on "
        + "the dispatch queue on which the call is made."
    case .signal: nil
    case .exit: "Remove the call of `exit`: it ends the tests as well."
    case .memory: "Most often that is a sequence without an end, or a list that only grows."
    }
  }
}
