import MarbleDrawing

/// A piece of a page. Strings that are inserted into it are escaped; literals are markup:
///
///     let name: HTML = "<b>\(text)</b>"
public struct HTML: ExpressibleByStringInterpolation, Equatable, Sendable {
  public var text: String

  public init(stringLiteral markup: String) { text = markup }

  public init(stringInterpolation parts: Interpolation) { text = parts.text }

  /// Creates a piece from text that a person has written: its `<`, `>`, `&` and `"` are escaped.
  public init(escaping words: String) { text = words.inXML }

  /// Creates a piece from markup that this package has written, such as a drawing.
  init(markup: String) { text = markup }

  /// Creates a piece from a drawing. It takes its colours from the page, and other drawings may be on the page.
  init(drawing svg: String, id: String) {
    text = svg.replacing(#/<style>[\s\S]*?<\/style>\n?/#, with: "")
      .replacing("id=\"title\"", with: "id=\"\(id)-title\"")
      .replacing("id=\"desc\"", with: "id=\"\(id)-desc\"")
      .replacing(
        "aria-labelledby=\"title desc\"", with: "aria-labelledby=\"\(id)-title \(id)-desc\"")
  }

  public struct Interpolation: StringInterpolationProtocol {
    var text: String

    public init(literalCapacity: Int, interpolationCount: Int) {
      text = ""
      text.reserveCapacity(literalCapacity + 32 * interpolationCount)
    }

    public mutating func appendLiteral(_ markup: String) { text += markup }

    public mutating func appendInterpolation(_ words: String) {
      text += HTML(escaping: words).text
    }

    public mutating func appendInterpolation(_ number: Int) { text += String(number) }

    public mutating func appendInterpolation(_ piece: HTML?) { text += piece?.text ?? "" }

    public mutating func appendInterpolation(_ pieces: [HTML]) {
      for piece in pieces { text += piece.text }
    }
  }
}
