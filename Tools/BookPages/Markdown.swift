import Foundation

/// A text in the Markdown that this course uses, which is a part of what GitHub shows: headings,
/// paragraphs, lists, quotes, tables, fenced blocks; and in a line code, emphasis, links and pictures.
///
/// Anything else is a ``problems`` entry, so that a page never shows a text otherwise than GitHub does.
public struct Markdown: Equatable, Sendable {
  public indirect enum Block: Equatable, Sendable {
    case heading(level: Int, [Inline])
    case paragraph([Inline])
    /// A fenced block. `info` is what stands after the three backticks.
    case fence(info: String, lines: [String])
    /// Without a first number, it has bullets.
    case list(first: Int?, items: [[Block]])
    case quote([Block])
    case table(head: [[Inline]], rows: [[[Inline]]])
  }

  public indirect enum Inline: Equatable, Sendable {
    case text(String)
    case code(String)
    case strong([Inline])
    case emphasis([Inline])
    case link([Inline], to: String)
    case picture(alternative: String, at: String)
  }

  public private(set) var blocks: [Block] = []
  /// What isn't part of the course's Markdown, each a sentence.
  public private(set) var problems: [String] = []

  public init(_ text: String) {
    var reader = BlockReader(
      text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
    blocks = reader.blocks()
    problems = reader.problems
  }
}

extension [Markdown.Inline] {
  /// The words, without markup.
  public var plain: String {
    map {
      switch $0 {
      case .text(let text), .code(let text): text
      case .strong(let parts), .emphasis(let parts), .link(let parts, _): parts.plain
      case .picture(let alternative, _): alternative
      }
    }.joined()
  }
}

/// Reads lines into blocks.
private struct BlockReader {
  private var lines: ArraySlice<String>
  var problems: [String] = []

  init(_ lines: [String]) { self.lines = lines[...] }

  mutating func blocks() -> [Markdown.Block] {
    var blocks: [Markdown.Block] = []
    while let line = lines.first {
      if line.allSatisfy(\.isWhitespace) {
        lines.removeFirst()
      } else if let block = fence() ?? heading() ?? table() ?? quote() ?? list() {
        blocks.append(block)
      } else {
        blocks.append(paragraph())
      }
    }
    return blocks
  }

  private mutating func fence() -> Markdown.Block? {
    guard let first = lines.first, first.hasPrefix("```") else { return nil }
    lines.removeFirst()
    let code = lines.prefix { $0 != "```" }
    if code.count == lines.count { problems.append("no end of the block \(first)") }
    lines = lines.dropFirst(code.count + 1)
    return .fence(info: String(first.dropFirst(3)), lines: Array(code))
  }

  private mutating func heading() -> Markdown.Block? {
    guard let line = lines.first, let level = Self.level(line) else { return nil }
    lines.removeFirst()
    return .heading(level: level, inline(String(line.dropFirst(level + 1))))
  }

  /// The level of a heading: the number of its number signs.
  private static func level(_ line: String) -> Int? {
    let signs = line.utf8.prefix { $0 == UInt8(ascii: "#") }.count
    return (1...6).contains(signs) && line.utf8.dropFirst(signs).first == UInt8(ascii: " ")
      ? signs : nil
  }

  private mutating func table() -> Markdown.Block? {
    guard let line = lines.first, line.hasPrefix("|"),
      lines.dropFirst().first.map(Self.isRule) == true
    else { return nil }
    let rows = lines.prefix { $0.hasPrefix("|") }
    lines = lines.dropFirst(rows.count)
    var table: [[[Markdown.Inline]]] = []
    for row in rows { table.append(cells(of: row).map { inline($0) }) }
    for row in table where row.count != table[0].count {
      problems.append("a row of a table with another number of cells: \(row.map { $0.plain })")
    }
    return .table(head: table[0], rows: Array(table.dropFirst(2)))
  }

  /// Whether a line divides the head of a table from its rows.
  private static func isRule(_ line: String) -> Bool {
    line.hasPrefix("|") && line.contains("-") && line.allSatisfy { "|-: ".contains($0) }
  }

  private func cells(of row: String) -> [String] {
    var (cells, cell, isEscaped) = ([String](), "", false)
    for character in row.dropFirst() {
      if character == "|", !isEscaped {
        cells.append(cell.trimmingCharacters(in: .whitespaces))
        cell = ""
      } else {
        if isEscaped, character == "|" { cell.removeLast() }
        cell.append(character)
      }
      isEscaped = character == "\\"
    }
    return cells
  }

  private mutating func quote() -> Markdown.Block? {
    let quoted = lines.prefix { $0.hasPrefix(">") }
    guard !quoted.isEmpty else { return nil }
    lines = lines.dropFirst(quoted.count)
    return .quote(inner(quoted.map { String($0.dropFirst($0.hasPrefix("> ") ? 2 : 1)) }))
  }

  private mutating func list() -> Markdown.Block? {
    guard let mark = Self.mark(lines.first ?? "") else { return nil }
    let first = mark.number
    var items: [[Markdown.Block]] = []
    while let line = lines.first, let (ownWidth, number) = Self.mark(line),
      (number == nil) == (first == nil)
    {
      var item = [String(line.dropFirst(ownWidth))]
      lines.removeFirst()
      let indentation = String(repeating: " ", count: ownWidth)
      while let next = lines.first {
        if next.hasPrefix(indentation) {
          item.append(String(next.dropFirst(ownWidth)))
        } else if next.isEmpty, lines.dropFirst().first?.hasPrefix(indentation) == true {
          item.append("")
        } else {
          break
        }
        lines.removeFirst()
      }
      items.append(inner(item))
      // Items may stand apart.
      if lines.first?.isEmpty == true, let next = lines.dropFirst().first,
        let mark = Self.mark(next), (mark.number == nil) == (first == nil)
      {
        lines.removeFirst()
      }
    }
    return .list(first: first, items: items)
  }

  /// The mark of a list's item: its width, and its number if it has one.
  private static func mark(_ line: String) -> (width: Int, number: Int?)? {
    if line.hasPrefix("- ") { return (2, nil) }
    let digits = line.prefix { $0.isASCII && $0.isNumber }
    guard let number = Int(digits), line.dropFirst(digits.count).hasPrefix(". ") else { return nil }
    return (digits.count + 2, number)
  }

  private mutating func inner(_ lines: [String]) -> [Markdown.Block] {
    var reader = BlockReader(lines)
    let blocks = reader.blocks()
    problems += reader.problems
    return blocks
  }

  private mutating func paragraph() -> Markdown.Block {
    var text: [String] = []
    while let line = lines.first, !line.allSatisfy(\.isWhitespace),
      text.isEmpty || !Self.interrupts(line)
    {
      if line.hasPrefix("    ") || line.hasPrefix("\t") {
        problems.append("a line that GitHub shows as code: \(line)")
      }
      if line.hasSuffix("  ") || line.hasSuffix("\\") { problems.append("a hard break: \(line)") }
      if ["=", "-", "*"].contains(where: { sign in
        line.allSatisfy { String($0) == sign || $0 == " " }
      }) {
        problems.append("a rule: \(line)")
      }
      text.append(line)
      lines.removeFirst()
    }
    return .paragraph(inline(text.joined(separator: "\n")))
  }

  /// Whether a line that follows a paragraph's isn't part of it.
  private static func interrupts(_ line: String) -> Bool {
    if line.hasPrefix("```") || line.hasPrefix(">") || level(line) != nil { return true }
    guard let mark = mark(line) else { return false }
    // A paragraph may have a line that begins with a number and a dot.
    return mark.number ?? 1 == 1
  }

  private mutating func inline(_ text: String) -> [Markdown.Inline] {
    var reader = InlineReader(text)
    let parts = reader.parts()
    problems += reader.problems
    return parts
  }
}

/// Reads the text of a paragraph.
private struct InlineReader {
  private let text: [Character]
  private var at = 0
  var problems: [String] = []

  init(_ text: String) { self.text = Array(text) }

  mutating func parts() -> [Markdown.Inline] { parts(until: "") }

  /// Reads to `end`, which is left out.
  private mutating func parts(until end: String) -> [Markdown.Inline] {
    var (parts, plain) = ([Markdown.Inline](), "")
    func closed() -> [Markdown.Inline] { plain.isEmpty ? [] : [.text(plain)] }
    while at < text.count {
      // Most characters are letters, and no mark begins with one.
      if text[at].isLetter {
        plain.append(text[at])
        at += 1
        continue
      }
      if !end.isEmpty, has(end), end == "]" || at > 0 && !text[at - 1].isWhitespace,
        end != "*" || !has("**")
      {
        at += end.count
        return parts + closed()
      }
      if let part = code() ?? link() ?? emphasis("**") ?? emphasis("*") {
        parts += closed() + [part]
        plain = ""
        continue
      }
      let character = text[at]
      if character == "<", next?.isLetter == true || next == "/" || next == "!" {
        problems.append("markup of HTML: \(String(text[at...].prefix(30)))")
      }
      if character == "\\", next?.isPunctuation == true || next?.isSymbol == true {
        at += 1
        plain.append(text[at])
      } else if character == "&", next?.isLetter == true || next == "#" {
        problems.append("an entity: \(String(text[at...].prefix(9)))")
        plain.append(character)
      } else {
        plain.append(character)
      }
      at += 1
    }
    if !end.isEmpty { problems.append("no \(end) in: \(String(text.prefix(60)))") }
    return parts + closed()
  }

  private var next: Character? { at + 1 < text.count ? text[at + 1] : nil }

  private func has(_ mark: String) -> Bool { text[at...].starts(with: mark) }

  private mutating func code() -> Markdown.Inline? {
    let ticks = text[at...].prefix { $0 == "`" }.count
    guard ticks > 0 else { return nil }
    var end = at + ticks
    while end < text.count {
      let run = text[end...].prefix { $0 == "`" }.count
      if run == ticks {
        var code = String(text[(at + ticks)..<end]).replacing("\n", with: " ")
        if code.hasPrefix(" "), code.hasSuffix(" "), code.contains(where: { $0 != " " }) {
          code = String(code.dropFirst().dropLast())
        }
        at = end + ticks
        return .code(code)
      }
      end += max(run, 1)
    }
    problems.append("a backtick without another: \(String(text[at...].prefix(30)))")
    return nil
  }

  private mutating func emphasis(_ mark: String) -> Markdown.Inline? {
    guard has(mark), at + mark.count < text.count, !text[at + mark.count].isWhitespace,
      at == 0 || mark == "**" || !text[at - 1].isLetter || !text[at - 1].isCased
    else { return nil }
    let start = at
    let before = problems
    at += mark.count
    let parts = parts(until: mark)
    if problems.count > before.count, at >= text.count {
      // There is no end, so the mark means itself.
      (at, problems) = (start, before)
      return nil
    }
    return mark == "**" ? .strong(parts) : .emphasis(parts)
  }

  private mutating func link() -> Markdown.Inline? {
    let isPicture = has("![")
    guard isPicture || has("[") else { return nil }
    let (start, before) = (at, problems)
    at += isPicture ? 2 : 1
    let parts = parts(until: "]")
    guard at < text.count, text[at] == "(", let end = text[at...].firstIndex(of: ")") else {
      (at, problems) = (start, before)
      return nil
    }
    let target = String(text[(at + 1)..<end])
    at = end + 1
    return isPicture ? .picture(alternative: parts.plain, at: target) : .link(parts, to: target)
  }
}
