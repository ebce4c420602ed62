import Listings

/// The tokens of Swift code, as far as colours need them.
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
    "Any", "Self", "actor", "as", "associatedtype", "async", "await", "borrowing", "break", "case",
    "catch", "class", "consuming", "continue", "convenience", "default", "defer", "deinit", "do",
    "dynamic", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "final", "for",
    "func", "get", "guard", "if", "import", "in", "indirect", "infix", "init", "inout", "internal",
    "is", "lazy", "let", "mutating", "nil", "nonisolated", "nonmutating", "open", "operator",
    "override", "package", "private", "protocol", "public", "repeat", "required", "rethrows",
    "return", "self", "sending", "set", "some", "any", "static", "struct", "subscript", "super",
    "switch", "throw", "throws", "true", "try", "typealias", "unowned", "var", "weak", "where",
    "while", "willSet", "didSet",
  ]

  /// Returns the tokens of some code; together, their texts are the code.
  public static func of(_ text: String) -> [Token] {
    var scanner = Scanner(code: SwiftCode(text))
    return scanner.tokens()
  }

  private struct Scanner {
    let code: SwiftCode
    private var at = 0
    private var found: [Token] = []

    init(code: SwiftCode) { self.code = code }

    private var bytes: [UInt8] { code.bytes }

    mutating func tokens() -> [Token] {
      while at < bytes.count {
        switch code.kinds[at] {
        case .comment: take(count { code.kinds[$0] == .comment }, as: .comment)
        case .text: take(count { code.kinds[$0] == .text }, as: .string)
        case .code: scanCode()
        }
      }
      return found
    }

    private mutating func scanCode() {
      switch bytes[at] {
      case UInt8(ascii: "\""): take(1, as: .string)
      case _ where isDigit(at: at): number()
      case UInt8(ascii: "@") where isName(at: at + 1), UInt8(ascii: "#") where isName(at: at + 1):
        take(1 + count(from: at + 1, while: isName), as: .attribute)
      case UInt8(ascii: "#"): take(1, as: .string)
      case UInt8(ascii: "`"):
        take(2 + count(from: at + 1) { bytes[$0] != UInt8(ascii: "`") }, as: .plain)
      case UInt8(ascii: "$"): word()
      default: if isName(at: at) { word() } else { take(1, as: .plain) }
      }
    }

    private func has(_ mark: String, at place: Int) -> Bool {
      place <= bytes.count && bytes[place...].starts(with: mark.utf8)
    }

    /// Whether there is a byte of a name.
    private func isName(at place: Int) -> Bool {
      place < bytes.count && SwiftCode.isName(bytes[place])
    }

    private func isDigit(at place: Int) -> Bool {
      place < bytes.count && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[place])
    }

    private func count(from start: Int? = nil, while condition: (Int) -> Bool) -> Int {
      let start = start ?? at
      var end = start
      while end < bytes.count, condition(end) { end += 1 }
      return end - start
    }

    private mutating func take(_ count: Int, as kind: Kind) {
      let end = min(at + count, bytes.count)
      let part = code.string(at..<end)
      at = end
      if let last = found.last, last.kind == kind, kind == .plain || kind == .string {
        found[found.count - 1].text += part
      } else {
        found.append(Token(kind, part))
      }
    }

    private mutating func number() {
      take(
        count { place in
          isName(at: place) || bytes[place] == UInt8(ascii: ".") && isDigit(at: place + 1)
        }, as: .number)
    }

    private mutating func word() {
      let length = 1 + count(from: at + 1, while: isName)
      let word = code.string(at..<at + length)
      let next = at + length
      let before = bytes[..<at].last { $0 != UInt8(ascii: " ") }
      let isRange =
        at > 1 && bytes[at - 1] == UInt8(ascii: ".") && bytes[at - 2] == UInt8(ascii: ".")
      let isMember = before == UInt8(ascii: ".") && !isRange
      if SwiftTokens.keywords.contains(word), !isMember || ["self", "init"].contains(word),
        !has(":", at: next) || ["default", "self"].contains(word)
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
  }
}

extension HTML {
  /// Code in colours.
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
