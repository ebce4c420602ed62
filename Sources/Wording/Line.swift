/// A line of text whose parts have a tone: what a terminal shows in colour, and a pipe gets plain.
public struct Line: Sendable, Equatable {
  public var parts: [Part]
  /// Whether it is cut where it is too wide, as code and drawings are, and not broken.
  private(set) var isUnbroken = false

  public struct Part: Sendable, Equatable {
    public var text: String
    public var tone: Tone

    /// Whatever the text is, it moves no cursor and changes no colour.
    public init(_ text: String, _ tone: Tone = .plain) {
      self.text = text.printableLine
      self.tone = tone
    }
  }

  public init(_ parts: [Part]) { self.parts = parts.filter { !$0.text.isEmpty } }

  /// One tone for all of it; without a text, an empty line.
  public init(_ text: String = "", _ tone: Tone = .plain) { self.init([Part(text, tone)]) }

  /// The text alone.
  public var plain: String { parts.map(\.text).joined() }

  /// In columns of a terminal.
  public var width: Int { parts.reduce(0) { $0 + $1.text.columns } }

  /// The same line, to be cut where it is too wide: broken, a drawing shows something else.
  public var unbroken: Line {
    var line = self
    line.isUnbroken = true
    return line
  }

  public static func + (left: Line, right: Line) -> Line {
    let line = Line(left.parts + right.parts)
    return left.isUnbroken || right.isUnbroken ? line.unbroken : line
  }

  /// Several lines of one text.
  public static func lines(_ text: String, _ tone: Tone = .plain) -> [Line] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { Line(String($0), tone) }
  }

  public func indented(by blanks: Int) -> Line {
    parts.isEmpty ? self : Line(String(repeating: " ", count: blanks)) + self
  }
}

extension [Line] {
  public func indented(by blanks: Int) -> [Line] { map { $0.indented(by: blanks) } }

  /// Lines of at most `width` columns: each is broken, or cut if it is ``Line/unbroken``.
  public func fitted(to width: Int) -> [Line] {
    flatMap { $0.isUnbroken ? [$0.cut(to: width)] : $0.wrapped(to: width) }
  }

  /// The first lines, and how many there are more; one more line is shown rather than counted.
  public func first(_ count: Int, more: (Int) -> String) -> [Line] {
    self.count > count + 1 ? prefix(count) + [Line(more(self.count - count), .dim)] : self
  }
}

extension [[Line]] {
  /// All of them, with a line between those that aren't empty.
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

/// What a part of a line is to the reader. The colours are the terminal's own, so that they can be
/// read on a light ground as on a dark one.
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
