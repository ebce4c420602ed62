/// A line of text whose parts have tones. A terminal shows these as colours, a pipe receives plain text.
public struct Line: Sendable, Equatable {
  public var parts: [Part]
  /// Whether the line is cut and not wrapped if it is too wide, as code and drawings are.
  private(set) var isUnbroken = false

  public struct Part: Sendable, Equatable {
    public var text: String
    public var tone: Tone

    /// Creates a part. The text is made printable, so that it can't move the cursor or change colours.
    public init(_ text: String, _ tone: Tone = .plain) {
      self.text = text.printableLine
      self.tone = tone
    }
  }

  public init(_ parts: [Part]) { self.parts = parts.filter { !$0.text.isEmpty } }

  /// Creates a line of one tone; without a text, an empty line.
  public init(_ text: String = "", _ tone: Tone = .plain) { self.init([Part(text, tone)]) }

  /// The text alone.
  public var plain: String { parts.map(\.text).joined() }

  /// The width in columns of a terminal.
  public var width: Int { parts.reduce(0) { $0 + $1.text.columns } }

  /// The same line, to be cut and not wrapped if it is too wide: wrapping would change a drawing.
  public var unbroken: Line {
    var line = self
    line.isUnbroken = true
    return line
  }

  public static func + (left: Line, right: Line) -> Line {
    let line = Line(left.parts + right.parts)
    return left.isUnbroken || right.isUnbroken ? line.unbroken : line
  }

  /// Returns the lines of a text.
  public static func lines(_ text: String, _ tone: Tone = .plain) -> [Line] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { Line(String($0), tone) }
  }

  public func indented(by blanks: Int) -> Line {
    parts.isEmpty ? self : Line(String(repeating: " ", count: blanks)) + self
  }
}

/// A page in a browser receives the parts, each with the name of its tone: `[["strong", "text"]]`.
extension Line: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(parts.map { ["\($0.tone)", $0.text] })
  }
}

extension [Line] {
  public func indented(by blanks: Int) -> [Line] { map { $0.indented(by: blanks) } }

  /// Returns lines of at most `width` columns: each is wrapped, or cut if it is ``Line/unbroken``.
  public func fitted(to width: Int) -> [Line] {
    flatMap { $0.isUnbroken ? [$0.cut(to: width)] : $0.wrapped(to: width) }
  }

  /// The first lines, and how many there are more; one more line is shown rather than counted.
  public func first(_ count: Int, more: (Int) -> String) -> [Line] {
    self.count > count + 1 ? prefix(count) + [Line(more(self.count - count), .dim)] : self
  }
}

extension [[Line]] {
  /// Returns all blocks that aren't empty, with a line between each two.
  public func joined(by line: Line) -> [Line] {
    let blocks = filter { !$0.isEmpty }
    return (blocks.first ?? []) + blocks.dropFirst().flatMap { [line] + $0 }
  }
}

/// `"\("✓ ", .good)\(name, .strong) is solved"`: a text with the tones of its parts.
extension Line: ExpressibleByStringInterpolation {
  public init(stringLiteral text: String) { self.init(text) }

  public init(stringInterpolation text: StringInterpolation) { self = Line(text.parts).joined }

  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts: [Part] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ text: String) { parts.append(Part(text)) }

    public mutating func appendInterpolation(
      _ value: some CustomStringConvertible, _ tone: Tone = .plain
    ) {
      parts.append(Part("\(value)", tone))
    }
  }
}

/// The role of a part of a line. The colours are the terminal's own, so they can be read on a light
/// background and on a dark one.
public enum Tone: Sendable, Equatable {
  case plain, strong, dim, good, bad, mark

  var code: String? {
    switch self {
    case .plain: nil
    case .strong: "1"
    case .dim: "2"
    case .good: "32"
    case .bad: "31"
    case .mark: "1;31"
    }
  }
}
