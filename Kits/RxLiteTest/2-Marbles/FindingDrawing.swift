import MarbleDrawing

extension Finding {
  /// The drawing as text.
  package var description: String {
    let blocks = [sentence] + exhibits.map(\.text)
    return blocks.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }
}

extension Finding.Exhibit {
  /// The lines of the drawing, without its title and remarks.
  ///
  /// - Parameter width: The number of columns to the right of the labels. Marbles may need more.
  package func drawn(width: Int = 80) -> [DrawnLine] {
    switch content {
    case .marbles(let diagram): diagram.compared
    case .values(let expected, let actual): draw(expected, actual, width)
    }
  }

  var text: String {
    let lines = drawn()
    let labels = lines.map(\.label.count).max() ?? 0
    let picture = lines.map { line in
      String(repeating: " ", count: labels - line.label.count + 2) + line.label + "  " + line.body
    }.joined(separator: "\n")
    return ((title.isEmpty ? [] : [title, ""]) + [picture] + words.map { "  " + $0 })
      .joined(separator: "\n")
  }

  /// Draws the values side by side if there is room, otherwise as a list; marks the first difference.
  private func draw(_ expected: [String], _ actual: [String], _ width: Int) -> [DrawnLine] {
    let (expected, actual) = (expected.map(\.withVisibleBlanks), actual.map(\.withVisibleBlanks))
    let count = max(expected.count, actual.count)
    let columns = (0..<count).map { index in
      [expected, actual].map { $0.indices.contains(index) ? $0[index].count : 0 }.max() ?? 0
    }
    let first = (0..<count).first { index in
      !expected.indices.contains(index) || !actual.indices.contains(index)
        || expected[index] != actual[index]
    }
    let needed = columns.reduce(0) { $0 + $1 + 2 }
    guard needed <= width + 2, let first else { return list(expected, actual, first ?? 0) }
    let mark = String(repeating: " ", count: columns[..<first].reduce(0) { $0 + $1 + 2 }) + "↑"
    let isClear = count == 1 || expected.isEmpty || actual.isEmpty
    return [
      DrawnLine(label: "expected", body: row(expected, columns), role: .expected),
      DrawnLine(label: "actual", body: row(actual, columns), role: .actual),
    ] + (isClear ? [] : [DrawnLine(label: "", body: mark, role: .difference)])
  }

  private func row(_ cells: [String], _ columns: [Int]) -> String {
    if cells.isEmpty { return "nothing" }
    return cells.enumerated().map { index, cell in
      let isLast = index == cells.count - 1
      let blanks = String(repeating: " ", count: isLast ? 0 : columns[index] - cell.count)
      return isLast ? cell : cell + ", " + blanks
    }.joined()
  }

  /// Lists the values, starting shortly before the first difference.
  private func list(_ expected: [String], _ actual: [String], _ first: Int) -> [DrawnLine] {
    let (start, most) = (max(0, first - 2), 10)
    func block(_ label: String, _ texts: [String], _ role: DrawnLine.Role) -> [DrawnLine] {
      let shown = texts.dropFirst(start).prefix(most)
      let hidden = texts.count - start - shown.count
      let lines =
        (start > 0 ? ["… \(start) the same"] : []) + (shown.isEmpty ? ["nothing"] : shown)
        + (hidden > 0 ? ["… and \(hidden) more"] : [])
      return lines.enumerated().map { index, text in
        let isDifferent = index == first - start + (start > 0 ? 1 : 0)
        return DrawnLine(
          label: index == 0 ? label : isDifferent ? "→" : "", body: text, role: role)
      }
    }
    return block("expected", expected, .expected) + block("actual", actual, .actual)
  }
}

extension String {
  /// The text with its invisible characters made visible: blanks at the end, tabs, and every other
  /// character that prints as nothing or as a blank.
  var withVisibleBlanks: String {
    if isEmpty { return "“”" }
    let body = trimmingBlanks
    let (head, tail) = (prefix { $0 == " " }, reversed().prefix { $0 == " " })
    if body.isEmpty { return String(repeating: "␣", count: count) }
    return String(head) + body.unicodeScalars.map(\.visible).joined()
      + String(repeating: "␣", count: tail.count)
  }

  private var trimmingBlanks: Substring {
    let body = drop { $0 == " " }
    return body.dropLast(body.reversed().prefix { $0 == " " }.count)
  }
}

extension Unicode.Scalar {
  fileprivate var visible: String {
    switch self {
    case " ": " "
    case "\t": "⇥"
    case "\r": "␍"
    default:
      [.control, .format, .spaceSeparator].contains(properties.generalCategory)
        ? "‹U+\(String(value, radix: 16, uppercase: true))›" : String(self)
    }
  }
}
