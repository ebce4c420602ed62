import Foundation
import Wording

/// What a test says to the learner.
struct Message {
  private(set) var text: String

  init(_ text: String) { self.text = text.printable }

  /// A message of several lines is a picture, and may show both sides itself.
  func shows(_ equation: Equation) -> Bool {
    text.contains("\n") && text.contains(equation.expected.text)
      && text.contains(equation.actual.text)
  }

  /// Without what the drawing of the equation says better: the values, spelled.
  func without(_ equation: Equation) -> Message {
    let (expected, actual) = (equation.expected.text, equation.actual.text)
    var lines = text.components(separatedBy: "\n")
    let sides = lines.compactMap(Side.init)
    if sides.count == 2, case .list = equation.actual,
      zip(sides, [expected, actual]).allSatisfy({ $0.isMerely($1) })
    {
      lines.removeAll { Side($0) != nil }
    }
    var rest = lines.joined(separator: "\n")
    let opening = "expected \(expected), found \(actual)"
    if rest.hasPrefix(opening) {
      rest = String(rest.dropFirst(opening.count).drop { ". ".contains($0) })
    }
    if let found = rest.firstMatch(of: #/\s*Found:? ([^\n]*)$/#),
      found.output.1.bare == actual.bare || found.output.1.bare.isEmpty && actual == "nothing"
    {
      rest.removeSubrange(found.range)
    }
    return Message(rest.trimmingCharacters(in: .newlines))
  }

  /// Whether it has a line for each side.
  var hasTwoSides: Bool { text.components(separatedBy: "\n").compactMap(Side.init).count == 2 }

  func lines(width: Int) -> [Line] {
    if text.isEmpty { return [] }
    let lines = text.components(separatedBy: "\n")
    let isPicture = lines.count > 1
    let hasTwoSides = hasTwoSides
    return lines.flatMap { text -> [Line] in
      if isPicture, hasTwoSides, let side = Side(text) {
        return [
          Line([
            .init(side.indent + side.label), .init(side.value, side.isExpected ? .good : .bad),
          ]).cut(to: width)
        ]
      }
      if text.wholeMatch(of: #/ *\^[ ^]*/#) != nil { return [Line(text, .mark).cut(to: width)] }
      let isDrawn = isPicture && (text.hasPrefix(" ") || text.contains("  "))
      return isDrawn ? [Line(text).cut(to: width)] : Line(text).wrapped(to: width)
    }
  }

  /// A line of a picture that begins with `expected`, `actual` or `found`.
  private struct Side {
    let indent, label, value: String
    let isExpected: Bool

    init?(_ line: String) {
      guard
        let match = line.wholeMatch(
          of: #/(\s*)((?:expected|actual|found)(?:[^:]*:\s+|\s{2,}))(.*)/#)
      else { return nil }
      (indent, label, value) = (
        String(match.output.1), String(match.output.2), String(match.output.3)
      )
      isExpected = label.hasPrefix("expected")
    }

    /// Nothing but the label and that value.
    func isMerely(_ other: String) -> Bool { value.bare == other.bare }
  }
}

extension StringProtocol {
  /// Without brackets, quotes and a full stop: the same value is described in more than one way.
  fileprivate var bare: String {
    String(filter { !"[]\". ".contains($0) })
  }
}
