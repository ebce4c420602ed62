/// An expectation of the form `(late.heard → ["1"]) == ["2"]` that did not hold. By convention of the
/// tests, what is expected stands on the right.
struct Equation: Equatable {
  /// What was looked at: `late.heard`.
  let subject: String
  let actual: Value
  let expected: Value

  /// Reads what Swift Testing writes; `nil` if that is something else, or could be read in two ways.
  init?(_ expectation: String) {
    guard let text = expectation.expectationText else { return nil }
    var found: [Equation] = []
    for range in text.ranges(of: " == ") {
      if let actual = Side(text[..<range.lowerBound]),
        let expected = Side(text[range.upperBound...])
      {
        found.append(
          Equation(subject: actual.source, actual: actual.value, expected: expected.value))
      }
    }
    guard found.count == 1, found[0].actual != found[0].expected else { return nil }
    self = found[0]
  }

  private init(subject: String, actual: Value, expected: Value) {
    self.subject = subject
    self.actual = actual
    self.expected = expected
  }

  /// `(expression → value)`, or a literal.
  private struct Side {
    let source: String
    let value: Value

    init?(_ text: Substring) {
      let parts: (source: Substring, value: Substring)
      if let inside = Self.insideOfBrackets(text) {
        guard let arrow = inside.firstRange(of: " → ") else { return nil }
        parts = (inside[..<arrow.lowerBound], inside[arrow.upperBound...])
        guard Brackets.outside(parts.source) != nil, parts.value != "<not evaluated>",
          let value = Value(parts.value, isSource: false)
        else { return nil }
        self.value = value
      } else {
        parts = (text, text)
        guard !text.contains(" → "), !text.contains("&&"), !text.contains("||"),
          let value = Value(text, isSource: true)
        else { return nil }
        self.value = value
      }
      source = parts.source.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// NB: a string's description is not escaped: brackets in it need not match.
    private static func insideOfBrackets(_ text: Substring) -> Substring? {
      guard text.hasPrefix("("), text.hasSuffix(")") else { return nil }
      let inside = text.dropFirst().dropLast()
      if let arrow = inside.firstRange(of: " → \""), inside.hasSuffix("\""),
        arrow.upperBound < inside.endIndex
      {
        return inside
      }
      return Brackets.inner(text)
    }
  }
}

extension String {
  /// What follows `Expectation failed: `, without the summary of how two collections differ.
  var expectationText: Substring? {
    let prefix = "Expectation failed: "
    // What is longer than this nobody reads, and reading it takes its time.
    guard hasPrefix(prefix), utf8.count < 50_000 else { return nil }
    let text = dropFirst(prefix.count)
    let summary = text.firstRange(
      of: #/\n(?:inserted \[.*\](?:, removed \[.*\])?|removed \[.*\])$/#)
    return summary.map { text[..<$0.lowerBound] } ?? text
  }
}
