import Wording

/// Expected over actual, in columns, and a mark under the first one that differs.
///
///     expected  1, 2, completed
///       actual  1, 3
///                  ^
struct Rows {
  var header: (label: String, cells: [String])?
  let expected: [String]
  let actual: [String]
  /// What stands between two cells.
  var separator = ", "

  static let labelWidth = 10

  func lines(width: Int) -> [Line] {
    let count = max(expected.count, actual.count, header?.cells.count ?? 0)
    let first = (0..<count).first { cell(expected, $0) != cell(actual, $0) }
    let columns = (0..<count).map { column in
      [header?.cells ?? [], expected, actual].map { cell($0, column)?.columns ?? 0 }.max() ?? 0
    }
    let shown = window(columns, around: first ?? 0, width: width - Self.labelWidth)
    let head = header.map {
      [Self.label($0.label, .dim) + row($0.cells, columns, shown, .dim, separator: "  ")]
    }
    let lines =
      (head ?? []) + [
        Self.label("expected") + row(expected, columns, shown, .good, separator: separator),
        Self.label("actual") + row(actual, columns, shown, .bad, separator: separator),
      ]
    let isClear = header == nil && (expected.isEmpty || actual.isEmpty || count == 1)
    guard let first, !isClear else { return lines }
    let before = columns[shown.lowerBound..<first].reduce(0) { $0 + $1 + separator.count }
    return lines + [Self.mark(at: before + (shown.lowerBound > 0 ? 3 : 0))]
  }

  static func label(_ text: String, _ tone: Tone = .plain) -> Line {
    let blanks = String(repeating: " ", count: max(0, 8 - text.count))
    return Line([.init(blanks + text + "  ", tone)])
  }

  static func mark(at column: Int) -> Line {
    Line("^", .mark).indented(by: labelWidth + column)
  }

  private func cell(_ cells: [String], _ column: Int) -> String? {
    column < cells.count && !cells[column].isEmpty ? cells[column] : nil
  }

  private func row(
    _ cells: [String], _ columns: [Int], _ shown: Range<Int>, _ tone: Tone, separator: String
  ) -> Line {
    if cells.isEmpty { return Line("nothing", tone) }
    var text = ""
    var blanks = 0
    for column in shown {
      let cell = column < cells.count ? cells[column] : ""
      let isLast = column >= cells.count - 1
      if !cell.isEmpty || !isLast {
        text += String(repeating: " ", count: blanks) + cell
        text += isLast ? "" : separator.trimmingBlanks
        blanks = columns[column] - cell.columns + separator.count - separator.trimmingBlanks.count
      }
    }
    let before = shown.lowerBound > 0 ? "…, " : ""
    let after = cells.count > shown.upperBound ? " …" : ""
    return Line([.init(before, .dim), .init(text, tone), .init(after, .dim)])
  }

  /// So many columns that they fit, a few before the one that matters.
  private func window(_ columns: [Int], around first: Int, width: Int) -> Range<Int> {
    func size(_ range: Range<Int>) -> Int {
      columns[range].reduce(0, +) + max(0, range.count - 1) * separator.count
    }
    if size(0..<columns.count) <= width { return 0..<columns.count }
    let room = width - 6
    var (lower, upper) = (first, min(first + 1, columns.count))
    while lower > 0, first - lower < 3, size(lower - 1..<upper) <= room { lower -= 1 }
    while upper < columns.count, size(lower..<upper + 1) <= room { upper += 1 }
    while lower > 0, size(lower - 1..<upper) <= room { lower -= 1 }
    return lower..<upper
  }
}

extension String {
  fileprivate var trimmingBlanks: String {
    String(reversed().drop { $0 == " " }.reversed())
  }

  /// "1st", "2nd", "3rd", "4th".
  static func ordinal(_ number: Int) -> String {
    let ending =
      switch (number % 100, number % 10) {
      case (11...13, _): "th"
      case (_, 1): "st"
      case (_, 2): "nd"
      case (_, 3): "rd"
      default: "th"
      }
    return "\(number)\(ending)"
  }
}
