/// The differences between two texts, line by line.
///
///       Started ----
///     - 0
///     + 1
///       Ended ----
public struct LineDiff {
  /// The lines of both texts, each after a mark: `-` is only in the expected text, `+` only in the actual
  /// one.
  public let lines: [String]

  public init(expected: String, found: String) {
    let expected = Self.split(expected)
    let found = Self.split(found)
    let difference = found.difference(from: expected)
    var missing: Set<Int> = []
    var surplus: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): missing.insert(offset)
      case .insert(let offset, _, _): surplus.insert(offset)
      }
    }
    var lines: [String] = []
    var place = 0
    for (offset, line) in expected.enumerated() {
      if missing.contains(offset) {
        lines.append("- \(line.withVisibleEnd)")
        continue
      }
      while surplus.contains(place) {
        lines.append("+ \(found[place].withVisibleEnd)")
        place += 1
      }
      lines.append("  \(line)")
      place += 1
    }
    lines += found[place...].map { "+ \($0.withVisibleEnd)" }
    self.lines = lines
  }

  private static func split(_ text: String) -> [String] {
    // Split by Unicode scalars: as a Character, "\r\n" would not be a line break.
    var lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0) }
    if lines.last == "" {
      lines.removeLast()
    } else if let last = lines.popLast() {
      lines.append(last + "  (no line break at the end)")
    }
    return lines
  }
}

extension String {
  /// The line with visible blanks at its end, so that different lines look different.
  fileprivate var withVisibleEnd: String {
    let blanks = reversed().prefix { $0.isWhitespace }
    return dropLast(blanks.count) + blanks.map { $0 == "\r" ? "␍" : "␣" }.joined()
  }
}
