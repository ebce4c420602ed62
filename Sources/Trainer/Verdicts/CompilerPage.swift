import ExerciseJudge
import Foundation
import Wording

/// What the compiler said about the learner's file, and nothing else.
struct CompilerPage {
  let errors: [Diagnostic]
  /// The learner's file and its tests, as the reader would type them.
  let source, tests: String

  private var own: [Diagnostic] { errors.filter { $0.path != tests } }

  var headline: String {
    switch own.count {
    case 0: "The tests don't find what they use."
    case 1: "It doesn't compile."
    case let count: "It doesn't compile: \(count) errors."
    }
  }

  func lines(width: Int) -> [Line] {
    if own.isEmpty, let first = errors.first { return missing(first, width) }
    let more = own.count - 3
    return
      (own.prefix(3).map { described($0, width) }
      + (more > 0 ? [[Line("… and \(more) more", .dim)]] : [])).joined(by: "")
  }

  private func described(_ error: Diagnostic, _ width: Int) -> [Line] {
    Line("\(error.path):\(error.line):\(error.column)", .strong).wrapped(to: width)
      + Line(error.message.printable, .bad).wrapped(to: width) + excerpt(error, width)
  }

  /// The compiler repeats its message in the drawing: a mark says enough there.
  private func excerpt(_ error: Diagnostic, _ width: Int) -> [Line] {
    let lines = error.excerpt.printable.split(separator: "\n").map(String.init)
    return lines.filter { isNear($0, error.line) }.prefix(8).map { line in
      if let match = line.wholeMatch(of: #/( *\|[ |]*)[`|]- (error|warning): .*/#) {
        return Line([.init(String(match.output.1), .dim), .init("↑", .mark)]).cut(to: width)
      }
      if let match = line.wholeMatch(of: #/( *[0-9]* \| )(.*)/#) {
        return Line([.init(String(match.output.1), .dim), .init(String(match.output.2))])
          .cut(to: width)
      }
      return Line(line).cut(to: width)
    }
  }

  /// The line itself, its neighbours, and what is drawn between them.
  private func isNear(_ line: String, _ number: Int) -> Bool {
    let head = line.prefix { $0 != "|" }.trimmingCharacters(in: .whitespaces)
    let isBlank = line.trimmingCharacters(in: .whitespaces).hasSuffix("|") && !head.isEmpty
    return Int(head).map { abs($0 - number) <= 1 && !isBlank } ?? true
  }

  /// Nothing is wrong with the learner's file but that the tests need something else of it.
  private func missing(_ error: Diagnostic, _ width: Int) -> [Line] {
    let name = error.message.firstMatch(of: #/(?:find|member) '([A-Za-z_]\w*(?:\(.*\))?)'/#)?.output
      .1
    let sentence = """
      \(name.map { "The tests use `\($0)`, and don't find it as it was in" } ?? "The tests don't fit") \
      \(source). Its name and its parameters must stay as they came, and nothing may be private \
      that wasn't: write what is missing inside.
      """
    return [Line(sentence).wrapped(to: width), described(error, width)].joined(by: "")
  }
}
