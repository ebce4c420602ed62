import Listings

/// The tokens of Swift code, as far as colors need them.
public enum SwiftTokens {
  public enum Kind: String, CaseIterable, Sendable {
    case comment, string, number, keyword, type, call, attribute, plain
  }

  public struct Token: Equatable, Sendable {
    public var kind: Kind
    public var text: String

    public init(_ kind: Kind, _ text: String) { (self.kind, self.text) = (kind, text) }
  }

  /// Words that are keywords wherever they stand in this course's code.
  public static let keywords: Set<String> = [
    "Any", "Self", "actor", "as", "associatedtype", "async", "await", "break", "case", "catch",
    "class", "continue", "convenience", "default", "defer", "deinit", "do", "dynamic", "else",
    "enum", "extension", "fallthrough", "false", "fileprivate", "final", "for", "func", "get",
    "guard", "if", "import", "in", "indirect", "infix", "init", "inout", "internal", "is", "lazy",
    "let", "mutating", "nil", "nonisolated", "nonmutating", "open", "operator", "override",
    "package", "private", "protocol", "public", "repeat", "required", "rethrows", "return", "self",
    "set", "some", "any", "static", "struct", "subscript", "super", "switch", "throw", "throws",
    "true", "try", "typealias", "unowned", "var", "weak", "where", "while", "willSet", "didSet",
  ]

  /// Returns the tokens of some code; together, their texts are the code.
  public static func of(_ code: String) -> [Token] {
    var scanner = Scanner(code)
    return scanner.tokens()
  }

  private struct Scanner {
    private let text: [UInt8]
    private var at = 0
    private var found: [Token] = []

    init(_ code: String) { text = Array(code.utf8) }

    mutating func tokens() -> [Token] {
      scan(untilBracket: false)
      return found
    }

    private func has(_ mark: StaticString, at place: Int? = nil) -> Bool {
      let place = place ?? at
      guard place + mark.utf8CodeUnitCount <= text.count else { return false }
      return (0..<mark.utf8CodeUnitCount).allSatisfy { text[place + $0] == mark.utf8Start[$0] }
    }

    private func count(from start: Int, while condition: (UInt8) -> Bool) -> Int {
      var end = start
      while end < text.count, condition(text[end]) { end += 1 }
      return end - start
    }

    private func string(_ range: Range<Int>) -> String {
      String(decoding: text[range], as: UTF8.self)
    }

    private mutating func take(_ count: Int, as kind: Kind) {
      let end = min(at + count, text.count)
      let part = string(at..<end)
      at = end
      guard !part.isEmpty else { return }
      if let last = found.last, last.kind == kind, kind == .plain || kind == .string {
        found[found.count - 1].text += part
      } else {
        found.append(Token(kind, part))
      }
    }

    /// - Parameter untilBracket: Whether it ends behind the bracket that closes an interpolation.
    private mutating func scan(untilBracket: Bool) {
      var depth = 0
      while at < text.count {
        let byte = text[at]
        if has("//") {
          take(count(from: at) { $0 != newline }, as: .comment)
        } else if has("/*") {
          comment()
        } else if let signs = literal() {
          string(numberSigns: signs)
        } else if Self.isDigit(byte) {
          number()
        } else if byte == UInt8(ascii: "@") || byte == UInt8(ascii: "#"), at + 1 < text.count,
          Self.isName(text[at + 1])
        {
          take(1 + count(from: at + 1, while: Self.isName), as: .attribute)
        } else if byte == UInt8(ascii: "`") {
          take(2 + count(from: at + 1) { $0 != UInt8(ascii: "`") && $0 != newline }, as: .plain)
        } else if Self.isName(byte) || byte == UInt8(ascii: "$") {
          word()
        } else {
          if byte == UInt8(ascii: "(") { depth += 1 }
          if byte == UInt8(ascii: ")") { depth -= 1 }
          take(1, as: .plain)
          if untilBracket, depth == 0, byte == UInt8(ascii: ")") { return }
        }
      }
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    private static func isName(_ byte: UInt8) -> Bool { SwiftCode.isName(byte) }

    private mutating func comment() {
      var (end, level) = (at, 0)
      repeat {
        let step = has("/*", at: end) ? 1 : has("*/", at: end) ? -1 : 0
        (level, end) = (level + step, end + (step == 0 ? 1 : 2))
      } while level > 0 && end < text.count
      take(end - at, as: .comment)
    }

    private mutating func number() {
      var end = at
      while end < text.count,
        Self.isName(text[end])
          || text[end] == UInt8(ascii: ".") && end + 1 < text.count && Self.isDigit(text[end + 1])
      { end += 1 }
      take(end - at, as: .number)
    }

    private mutating func word() {
      let dollar = text[at] == UInt8(ascii: "$") ? 1 : 0
      let length = max(1, dollar + count(from: at + dollar, while: Self.isName))
      let word = string(at..<(at + length))
      let next = at + length
      let before = text[..<at].last { $0 != UInt8(ascii: " ") }
      let isRange = at > 1 && text[at - 1] == UInt8(ascii: ".") && text[at - 2] == UInt8(ascii: ".")
      let isMember = before == UInt8(ascii: ".") && !isRange
      let isLabel = next < text.count && text[next] == UInt8(ascii: ":")
      if SwiftTokens.keywords.contains(word), !isMember || ["self", "init"].contains(word),
        !isLabel || ["default", "self"].contains(word)
      {
        take(length, as: .keyword)
      } else if word.first?.isUppercase == true {
        take(length, as: .type)
      } else if has("(", at: next) || isMember && (has("<", at: next) || has(" {", at: next)) {
        take(length, as: .call)
      } else {
        take(length, as: .plain)
      }
    }

    /// Whether a string literal begins here: the number of its number signs.
    private func literal() -> Int? {
      let signs = count(from: at) { $0 == UInt8(ascii: "#") }
      return has("\"", at: at + signs) ? signs : nil
    }

    private mutating func string(numberSigns: Int) {
      let isLong = has("\"\"\"", at: at + numberSigns)
      let quotes = isLong ? 3 : 1
      func hasSigns(at place: Int) -> Bool {
        count(from: place) { $0 == UInt8(ascii: "#") } >= numberSigns
      }
      take(numberSigns + quotes, as: .string)
      while at < text.count {
        if isLong ? has("\"\"\"") : has("\""), hasSigns(at: at + quotes) {
          return take(quotes + numberSigns, as: .string)
        }
        if !isLong, text[at] == newline { return }
        if has("\\"), hasSigns(at: at + 1) {
          if has("(", at: at + 1 + numberSigns) {
            take(1 + numberSigns, as: .string)
            scan(untilBracket: true)
          } else {
            take(2 + numberSigns, as: .string)
          }
        } else {
          take(count(from: at + 1) { $0 & 0xC0 == 0x80 } + 1, as: .string)
        }
      }
    }
  }
}

private let newline = UInt8(ascii: "\n")

extension HTML {
  /// Code in the colors of Swift.
  public init(swift code: String) {
    self = ""
    for token in SwiftTokens.of(code) {
      text +=
        token.kind == .plain
        ? HTML(escaping: token.text).text
        : ("<span class=\"\(token.kind.rawValue)\">\(token.text)</span>" as HTML).text
    }
  }
}
