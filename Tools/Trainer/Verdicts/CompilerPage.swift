import ExerciseJudge
import Foundation
import Wording

/// The compiler's errors in the learner's file.
struct CompilerPage {
  let errors: [Diagnostic]
  /// The learner's file and its tests, as paths to type.
  let source, tests: String

  private var own: [Diagnostic] { errors.filter { $0.path != tests } }

  var headline: String {
    switch own.count {
    case 0: "The tests don't find what they use."
    case 1: "It doesn't compile."
    case let count: "It doesn't compile: \(count) errors."
    }
  }

  var lines: [Line] {
    if own.isEmpty, let first = errors.first { return missing(first) }
    let more = own.count > 3 ? [Line("… and \(own.count - 3) more", .dim)] : []
    return (own.prefix(3).map(described) + [more]).joined(by: "")
  }

  private func described(_ error: Diagnostic) -> [Line] {
    let lines = error.excerpt.printable.split(separator: "\n").map(String.init)
    return [
      Line("\(error.path):\(error.line):\(error.column)", .strong), Line(error.message, .bad),
    ] + lines.filter { isNear($0, error.line) }.prefix(8).map { excerpt($0).unbroken }
  }

  /// Returns a line of the compiler's drawing. Its message, which is shown above, becomes a mark.
  private func excerpt(_ line: String) -> Line {
    let text = line.replacing(#/[`|]- (error|warning): .*/#, with: "↑")
    guard let bar = text.firstIndex(of: "|") else { return Line(text) }
    return "\(text[...bar], .dim)\(text[bar...].dropFirst(), text == line ? .plain : .mark)"
  }

  /// Returns whether a line of the drawing is the line itself, next to it, or a mark.
  private func isNear(_ line: String, _ number: Int) -> Bool {
    let head = line.prefix { $0 != "|" }.trimmingCharacters(in: .whitespaces)
    let isBlank = line.trimmingCharacters(in: .whitespaces).hasSuffix("|") && !head.isEmpty
    return Int(head).map { abs($0 - number) <= 1 && !isBlank } ?? true
  }

  /// Returns the message for an answer that compiles, but lacks something that the tests use.
  private func missing(_ error: Diagnostic) -> [Line] {
    let name = error.message.firstMatch(of: #/(?:find|member) '([A-Za-z_]\w*(?:\(.*\))?)'/#)
    let sentence = """
      \(name.map { "The tests use `\($0.output.1)`, and don't find it as it was in" } ?? "The tests don't fit") \
      \(source). Its name and its parameters must stay as they came, and nothing may be private \
      that wasn't: write what is missing inside.
      """
    return [[Line(sentence)], described(error)].joined(by: "")
  }
}
