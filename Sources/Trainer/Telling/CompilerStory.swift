import ExerciseJudge
import Foundation
import Wording

/// What the compiler said about the learner's file, and nothing else.
struct CompilerStory {
  let errors: [Diagnostic]
  /// The learner's file and its tests, as the reader would type them.
  let source, tests: String

  private static let mostErrors = 3

  private var own: [Diagnostic] { errors.filter { $0.path != tests } }

  func lines(width: Int) -> [Line] {
    let own = own
    if own.isEmpty, let first = errors.first { return missing(first, width) }
    let more = own.count - Self.mostErrors
    let shown = own.prefix(Self.mostErrors).map { told($0, width) }
    return (shown + (more > 0 ? [[Line("… and \(more) more", .dim)]] : [])).joined(by: "")
  }

  var headline: String {
    switch own.count {
    case 0: "The tests don't find what they use."
    case 1: "It doesn't compile."
    case let count: "It doesn't compile: \(count) errors."
    }
  }

  private func told(_ error: Diagnostic, _ width: Int) -> [Line] {
    Line("\(error.path):\(error.line):\(error.column)", .strong).wrapped(to: width)
      + Line(error.message.printable, .bad).wrapped(to: width) + excerpt(error, width)
  }

  /// The compiler repeats its message in the drawing: a mark says enough there.
  private func excerpt(_ error: Diagnostic, _ width: Int) -> [Line] {
    let lines = error.excerpt.printable.components(separatedBy: "\n").filter { !$0.isEmpty }
    return lines.prefix(9).map { line in
      if let match = line.wholeMatch(of: #/( *\|[ |]*)[`|]- error: .*/#) {
        return Line([.init(String(match.output.1), .dim), .init("^", .mark)]).cut(to: width)
      }
      if let match = line.wholeMatch(of: #/( *[0-9]* \| )(.*)/#) {
        return Line([.init(String(match.output.1), .dim), .init(String(match.output.2))])
          .cut(to: width)
      }
      return Line(line).cut(to: width)
    }
  }

  /// There is nothing wrong with the learner's file but that the tests need something else of it.
  private func missing(_ error: Diagnostic, _ width: Int) -> [Line] {
    let name = error.message.firstMatch(of: #/'([^']+)'/#).map { "`\($0.output.1)`" }
    let sentence = """
      \(name.map { "The tests use \($0), and don't find it as it was in" } ?? "The tests don't fit")
      \(source). Its name, its parameters and its `public` must stay as they came: write what is
      missing inside.
      """.components(separatedBy: "\n").joined(separator: " ")
    return [Line(sentence).wrapped(to: width), told(error, width)].joined(by: "")
  }
}
