/// A declaration in a Swift file, or another statement, with the comment above it.
struct Declaration {
  /// Its lines in the file.
  let lines: Range<Int>
  /// `func`, `struct`, `extension` and so on; `nil` for a statement.
  let keyword: String?
  /// The name that it declares, or the type that it extends.
  let name: String?
  let isPrivate: Bool
  let isStatic: Bool
  /// Whether its head names protocols or a superclass.
  let conforms: Bool
  /// The lines between its curly brackets.
  let inside: Range<Int>

  var isType: Bool { ["class", "struct", "enum", "actor"].contains(keyword) }
  var isVariable: Bool { keyword == "let" || keyword == "var" }

  private static let keywords: Set<String> = [
    "func", "class", "struct", "enum", "protocol", "typealias", "let", "var", "extension", "actor",
    "init", "deinit", "subscript", "case", "operator", "precedencegroup", "associatedtype",
    "import",
    "macro",
  ]
  private static let modifiers: Set<String> = [
    "public", "open", "package", "internal", "fileprivate", "private", "set", "static", "final",
    "lazy", "weak", "unowned", "mutating", "nonmutating", "override", "required", "convenience",
    "indirect", "infix", "prefix", "postfix", "nonisolated", "unsafe", "dynamic", "isolated",
    "consuming", "borrowing",
  ]

  init(_ lines: Range<Int>, in code: SwiftCode) {
    self.lines = lines
    let offsets = code.offsets(ofLines: lines)
    let text = code.code(offsets)
    // The head ends at the first curly bracket.
    let brace = text.utf8.firstIndex(of: UInt8(ascii: "{"))
      .map { offsets.lowerBound + text.utf8.distance(from: text.startIndex, to: $0) }
    let head = offsets.lowerBound..<(brace ?? offsets.upperBound)
    var words = code.words(head).filter { word in
      // An attribute, and what it has in brackets.
      word.offset == 0 || code.bytes[word.offset - 1] != UInt8(ascii: "@")
    }
    isPrivate = words.prefix { !Self.keywords.contains($0.text) }
      .contains { $0.text == "private" || $0.text == "fileprivate" }
    isStatic = words.prefix { $0.text == "class" || !Self.keywords.contains($0.text) }
      .contains { $0.text == "static" || $0.text == "class" }
    words = Array(words.drop { Self.modifiers.contains($0.text) })
    if words.first?.text == "class", let next = words.dropFirst().first,
      ["func", "var", "let"].contains(next.text)
    {
      words.removeFirst()
    }
    let first = words.first?.text
    let keyword =
      first.map { Self.keywords.contains($0) } == true
      ? first : words.first { Self.keywords.contains($0.text) && text.hasAttribute }?.text
    self.keyword = keyword
    let index = words.firstIndex { $0.text == keyword }
    let named = index.map { words[($0 + 1)...].first } ?? nil
    let isNamed = keyword != "init" && keyword != "deinit" && keyword != "subscript"
    name = keyword == nil || !isNamed ? keyword : named?.text
    let ownHead = named.map { code.code($0.offset..<head.upperBound) } ?? ""
    conforms =
      ["class", "struct", "enum", "actor", "extension", "protocol"].contains(keyword)
      && ownHead.prefix { $0 != "(" }.split(separator: "where").first?.contains(":") == true
    if let brace {
      let end = code.end(ofBracketAt: brace) - 1
      let (open, close) = (code.line(at: brace) + 1, code.line(at: end))
      inside = open < close ? open..<close : close..<close
    } else {
      inside = lines.upperBound..<lines.upperBound
    }
  }

  /// The statements and declarations in these lines, each with the comment above it.
  static func all(in range: Range<Int>, of code: SwiftCode) -> [Declaration] {
    guard let first = range.first else { return [] }
    let level = code.depths[first]
    let indent = range.lazy.map { code.lines[$0] }.first { !$0.isBlank }?.indentation ?? 0
    var found: [Declaration] = []
    var start: Int?
    var hasCode = false
    var conditions = 0
    func close(at line: Int) {
      if let first = start { found.append(Declaration(first..<line, in: code)) }
      (start, hasCode) = (nil, false)
    }
    for line in range {
      let text = code.lines[line].drop { $0 == " " }
      if code.depths[line] == level, conditions == 0 {
        if text.isEmpty {
          close(at: line)
          continue
        }
        let startsHere =
          code.lines[line].indentation == indent
          && (text.first!.isLetter || "@/#_".contains(text.first!)) && !text.hasPrefix("where ")
        if startsHere, hasCode { close(at: line) }
        let isAttribute = text.hasPrefix("@") && text.split(separator: " ").count == 1
        if !text.hasPrefix("//"), !isAttribute { hasCode = true }
      }
      start = start ?? line
      if text.hasPrefix("#if") { conditions += 1 }
      if text.hasPrefix("#endif") { conditions -= 1 }
    }
    close(at: range.upperBound)
    return found
  }
}

extension String {
  fileprivate var hasAttribute: Bool { drop { $0.isWhitespace }.hasPrefix("@") }

  var isBlank: Bool { allSatisfy(\.isWhitespace) }
  var indentation: Int { prefix { $0 == " " }.count }
}

extension Sequence<String> {
  /// The lines without the indentation that all have in common.
  var dedented: [String] {
    let indent = filter { !$0.isBlank }.map(\.indentation).min() ?? 0
    return map { $0.isBlank ? "" : String($0.dropFirst(indent)) }
  }
}
