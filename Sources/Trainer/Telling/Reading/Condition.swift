/// An expectation that did not hold, as it stands in the test, and the values of its parts.
///
///     (rounds → 10000) <= (limit → 4)     rounds <= limit, with rounds: 10000 and limit: 4
struct Condition {
  let source: String
  private(set) var facts: [(source: String, value: String)] = []

  init?(_ expectation: String) {
    guard let text = expectation.expectationText else { return nil }
    var facts: [(source: String, value: String)] = []
    guard let source = Self.source(of: text, &facts) else { return nil }
    self.source = source.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    // That the whole is false is known, and of an object only its type would be told.
    self.facts = facts.filter { fact in
      let nothingNew = #/(?:\w+\.)*[A-Z]\w*(?:<.*>)?|<not evaluated>/#
      return ![self.source, "!" + self.source].contains(fact.source)
        && self.source != "!" + fact.source
        && fact.value != fact.source && fact.value.wholeMatch(of: nothingNew) == nil
    }
  }

  /// The text without arrows and values, which go to the facts.
  private static func source(
    of text: Substring, _ facts: inout [(source: String, value: String)]
  ) -> String? {
    guard let parts = Brackets.split(text, at: " → "), let outside = Brackets.outside(parts[0])
    else { return nil }
    var source = ""
    for (place, index) in outside.enumerated() {
      let next = place + 1 < outside.count ? outside[place + 1] : parts[0].endIndex
      let piece = parts[0][index..<next]
      guard let inner = Brackets.inner(piece) else {
        source += piece
        continue
      }
      guard let inside = self.source(of: inner, &facts) else { return nil }
      let isValue = (Brackets.split(inner, at: " → ")?.count ?? 1) > 1
      let isCall = source.last.map { $0.isLetter || $0.isNumber || "_)]>?".contains($0) } ?? false
      source += isValue && !isCall ? inside : "(\(inside))"
    }
    if parts.count > 1 {
      let value = text[parts[1].startIndex...]
      facts.append((source, String(value).tidied))
    }
    return source
  }
}
