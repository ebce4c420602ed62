/// Swift source code: its lines, its brackets, and which of its bytes are code, comments, or the text of
/// literals.
public struct SwiftCode {
  public let bytes: [UInt8]
  /// The lines, without their ends.
  public let lines: [String]
  /// The offset at which each line starts.
  public let starts: [Int]

  /// What a byte belongs to.
  public enum Kind: Sendable {
    /// Also the delimiters of a literal, and what is interpolated into it.
    case code
    case comment
    /// The text of a literal: of a string, or of a regular expression between number signs.
    case text
  }

  /// What each byte belongs to.
  public private(set) var kinds: [Kind]
  /// The place after the closing bracket, by the offset of the opening one.
  private var ends: [Int: Int] = [:]
  /// The number of brackets, literals and comments that are open where each line starts.
  private(set) var depths = [0]

  /// A string literal: `"…"`, `"""…"""`, or either between number signs.
  private struct Literal {
    let isLong: Bool
    let numberSigns: Int

    var delimiter: [UInt8] {
      Array(repeating: UInt8(ascii: "\""), count: isLong ? 3 : 1)
        + Array(repeating: UInt8(ascii: "#"), count: numberSigns)
    }
  }

  public init(_ text: String) {
    let bytes = Array(text.utf8)
    self.bytes = bytes
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    starts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    kinds = Array(repeating: .code, count: bytes.count)
    scan()
  }

  /// The place after the bracket that closes the one at `offset`.
  public func end(ofBracketAt offset: Int) -> Int { ends[offset] ?? bytes.count }

  /// The innermost pair of curly brackets around an offset: the places after the first and before the last.
  public func block(around offset: Int) -> Range<Int> {
    let around = ends.filter { start, end in
      bytes[start] == UInt8(ascii: "{") && start < offset && offset < end
    }
    return around.max { $0.key < $1.key }.map { $0.key + 1..<$0.value - 1 } ?? 0..<bytes.count
  }

  /// The line that contains an offset.
  public func line(at offset: Int) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  public func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// The text of these lines, with blanks in place of comments and of what stands in string literals.
  public func code(_ range: Range<Int>) -> String {
    String(
      decoding: range.map { kinds[$0] == .code ? bytes[$0] : UInt8(ascii: " ") }, as: UTF8.self)
  }

  public var all: Range<Int> { bytes.indices }

  /// The offsets of some lines, the last one without its end.
  public func offsets(ofLines range: Range<Int>) -> Range<Int> {
    guard !range.isEmpty else { return 0..<0 }
    let end = range.upperBound < starts.count ? starts[range.upperBound] - 1 : bytes.count
    return starts[range.lowerBound]..<end
  }

  /// The names and keywords in the code.
  public func words(_ range: Range<Int>) -> [(text: String, offset: Int)] {
    var words: [(String, Int)] = []
    var start: Int?
    for offset in range {
      if kinds[offset] == .code, Self.isName(bytes[offset]) {
        start = start ?? offset
      } else if let first = start {
        words.append((string(first..<offset), first))
        start = nil
      }
    }
    if let start { words.append((string(start..<range.upperBound), start)) }
    return words
  }

  public static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 128...:
      true
    default: false
    }
  }

  // MARK: - Scanning

  private mutating func scan() {
    var open: [(offset: Int, literal: Literal?)] = []
    var literal: Literal?
    var at = 0
    func has(_ text: [UInt8], at place: Int) -> Bool { bytes[place...].starts(with: text) }
    func numberSigns(at place: Int) -> Int {
      bytes[place...].prefix { $0 == UInt8(ascii: "#") }.count
    }
    while at < bytes.count {
      let byte = bytes[at]
      if byte == UInt8(ascii: "\n") { depths.append(open.count + (literal == nil ? 0 : 1)) }
      if let current = literal {
        if has(current.delimiter, at: at) {
          literal = nil
          at += current.delimiter.count
          continue
        }
        kinds[at] = .text
        if byte == UInt8(ascii: "\n"), !current.isLong { literal = nil }
        guard byte == UInt8(ascii: "\\"), numberSigns(at: at + 1) >= current.numberSigns else {
          at += 1
          continue
        }
        let next = at + 1 + current.numberSigns
        if next < bytes.count, bytes[next] == UInt8(ascii: "(") {
          open.append((next, current))
          literal = nil
        } else if next < bytes.count {
          kinds[next] = .text
        }
        at = next + 1
        continue
      }
      switch byte {
      case UInt8(ascii: "/") where has(Array("//".utf8), at: at):
        while at < bytes.count, bytes[at] != UInt8(ascii: "\n") {
          kinds[at] = .comment
          at += 1
        }
        continue
      case UInt8(ascii: "/") where has(Array("/*".utf8), at: at):
        at = skipComment(from: at, depth: open.count + 1)
        continue
      case UInt8(ascii: "#"), UInt8(ascii: "\""):
        let signs = numberSigns(at: at)
        let quote = at + signs
        if quote < bytes.count, bytes[quote] == UInt8(ascii: "\"") {
          let isLong = has(Array("\"\"\"".utf8), at: quote)
          literal = Literal(isLong: isLong, numberSigns: signs)
          at = quote + (isLong ? 3 : 1)
          continue
        }
        if signs > 0, quote < bytes.count, bytes[quote] == UInt8(ascii: "/") {
          let end = [UInt8(ascii: "/")] + Array(repeating: UInt8(ascii: "#"), count: signs)
          at = quote + 1
          while at < bytes.count, !has(end, at: at) {
            kinds[at] = .text
            at += 1
          }
          at += end.count
          continue
        }
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open.append((at, nil))
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if let bracket = open.popLast() {
          ends[bracket.offset] = at + 1
          literal = bracket.literal
        }
      default: break
      }
      at += 1
    }
  }

  /// - Returns: The place after the comment. Comments may contain others.
  private mutating func skipComment(from start: Int, depth: Int) -> Int {
    var (at, level) = (start, 0)
    while at < bytes.count {
      let pair = bytes[at...].prefix(2)
      kinds[at] = .comment
      if bytes[at] == UInt8(ascii: "\n") { depths.append(depth) }
      if pair.elementsEqual("/*".utf8) || pair.elementsEqual("*/".utf8) {
        level += pair.first == UInt8(ascii: "/") ? 1 : -1
        if at + 1 < bytes.count { kinds[at + 1] = .comment }
        at += 2
        if level == 0 { return at }
      } else {
        at += 1
      }
    }
    return at
  }
}
