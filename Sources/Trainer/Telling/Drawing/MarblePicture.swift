import Foundation
import Wording

/// What a marble test of the course says when something else happened than was expected: pictures,
/// and words below them.
struct MarblePicture {
  private let parts: [Part]

  init?(_ message: String) {
    let text = message.printable
    guard text.hasPrefix("marbles at line ") else { return nil }
    var parts: [(title: String, lines: [String])] = []
    for line in text.components(separatedBy: "\n") {
      if let title = line.wholeMatch(of: #/marbles at line [0-9]+: (.*)/#) {
        parts.append((String(title.output.1), []))
      } else if !line.isEmpty {
        parts[parts.count - 1].lines.append(line)
      }
    }
    self.parts = parts.map { Part(title: $0.title, $0.lines) }
  }

  func lines(width: Int) -> [Line] {
    parts.map { $0.lines(width: width) }.joined(by: "")
  }
}

/// One picture with its words.
private struct Part {
  let title: String
  let rows: [(label: String, body: String)]
  let words: [String]

  init(title: String, _ lines: [String]) {
    self.title = title
    // All rows begin below each other, behind their labels.
    let label = #/ *(?:expected|actual|(?:hot )?source(?: [0-9]+)?)  /#
    let offset = lines.lazy.compactMap { $0.prefixMatch(of: label)?.output.count }.first ?? 0
    let isRow = lines.map { line in
      line.prefix(offset).allSatisfy { $0 == " " } || line.prefixMatch(of: label) != nil
    }
    rows = zip(lines, isRow).filter(\.1).map { line, _ in
      (line.prefix(offset).trimmingCharacters(in: .whitespaces), String(line.dropFirst(offset)))
    }
    words = zip(lines, isRow).filter { !$1 }.map { line, _ in
      line.trimmingCharacters(in: .whitespaces)
    }
  }

  func lines(width: Int) -> [Line] {
    let labels = max(8, rows.map(\.label.count).max() ?? 0)
    let room = max(10, width - labels - 2)
    // A picture that is too wide is shown from shortly before the first mark on.
    let mark = rows.first(where: isMarks)?.body.prefix { $0 == " " }.count ?? 0
    let longest = rows.map(\.body.count).max() ?? 0
    let start = longest > room && mark > room * 2 / 3 ? mark - room / 3 : 0
    let drawn = rows.map { row -> Line in
      let tone = isMarks(row) ? Tone.mark : Self.tone(row.label)
      let blanks = String(repeating: " ", count: labels - row.label.count)
      let body =
        start == 0 || isMarks(row)
        ? Line(String(row.body.dropFirst(start)), tone)
        : Line([.init("…", .dim), .init(String(row.body.dropFirst(start + 1)), tone)])
      return Line(blanks + row.label + "  ") + body.cut(to: room)
    }
    return (title == "not what was expected" ? [] : Line(title.sentence).wrapped(to: width)) + drawn
      + words.flatMap { Line($0).wrapped(to: width) }
  }

  private func isMarks(_ row: (label: String, body: String)) -> Bool {
    row.label.isEmpty && row.body.contains("^") && row.body.allSatisfy { "^ ".contains($0) }
  }

  private static func tone(_ label: String) -> Tone {
    switch label {
    case "expected": .good
    case "actual": .bad
    default: .plain
    }
  }
}

extension [[Line]] {
  /// All of them, with a line between.
  func joined(by line: Line) -> [Line] {
    let blocks = filter { !$0.isEmpty }
    return (blocks.first ?? []) + blocks.dropFirst().flatMap { [line] + $0 }
  }
}

extension String {
  /// With a capital at the beginning and a stop at the end.
  var sentence: String {
    let stop = last.map { ".?!:”".contains($0) } == true ? "" : "."
    return prefix(1).uppercased() + dropFirst() + (isEmpty ? "" : stop)
  }
}
