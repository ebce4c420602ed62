/// Reads a numbered list of hints. What belongs to a hint is indented by three blanks, also its code.
struct HintReader {
  let complaint: (BookLine, String) -> BookError

  func hints(_ lines: ArraySlice<BookLine>) throws -> [String] {
    var hints: [[String]] = []
    var fence: BookLine?
    for line in lines {
      let text: String
      if line.isBlank {
        text = ""
      } else if line.text.hasPrefix("   ") {
        text = String(line.text.dropFirst(3))
      } else if let fence {
        throw complaint(fence, "this code has no end; close it with ``` at the same indentation.")
      } else {
        text = try head(of: line, expected: hints.count + 1)
        hints.append([])
      }
      if text.hasPrefix("```") { fence = fence == nil ? line : nil }
      if !hints.isEmpty {
        hints[hints.count - 1].append(text)
      } else if !line.isBlank {
        throw complaint(line, "this belongs to no hint; begin one with `1. `.")
      }
    }
    if let fence {
      throw complaint(fence, "this code has no end; close it with ``` at the same indentation.")
    }
    return hints.map { $0.joined(separator: "\n").trimmingBlankLines }
  }

  /// What follows the number.
  private func head(of line: BookLine, expected: Int) throws -> String {
    guard let match = line.text.wholeMatch(of: #/([0-9]+)\. (.*\S.*)/#) else {
      throw complaint(
        line,
        """
        expected a hint, `\(expected). …`, or three blanks before what belongs to the one above.
        """)
    }
    guard Int(match.output.1) == expected else {
      throw complaint(line, "hints are numbered in their order; this one is `\(expected). `.")
    }
    return String(match.output.2)
  }
}

extension String {
  /// Blank lines between a hint and what follows it are no part of it.
  fileprivate var trimmingBlankLines: String {
    String(reversed().drop { $0.isNewline }.reversed())
  }
}
