/// A canvas for a picture. Everything on it is text or a shape with a class; ``SVGStyle`` has the colours
/// of the classes.
struct SVGCanvas {
  private var lines: [String] = []
  private var width = 0

  /// Adds an element, and widens the picture if necessary.
  ///
  /// - Parameter right: The right edge of the element.
  private mutating func add(_ line: String, right: Int = 0) {
    lines.append(line)
    width = max(width, right)
  }

  mutating func text(
    _ text: String, x: Int, y: Int, style: String, anchor: String? = nil, right: Int = 0
  ) {
    let anchor = anchor.map { " text-anchor=\"\($0)\"" } ?? ""
    add(
      "<text class=\"\(style)\" x=\"\(x)\" y=\"\(y)\"\(anchor)>\(text.inXML)</text>", right: right)
  }

  package mutating func line(x1: Int, y1: Int, x2: Int, y2: Int, style: String) {
    add(
      "<line class=\"\(style)\" x1=\"\(x1)\" y1=\"\(y1)\" x2=\"\(x2)\" y2=\"\(y2)\"/>",
      right: max(x1, x2))
  }

  mutating func circle(x: Int, y: Int, radius: Int, style: String) {
    add("<circle class=\"\(style)\" cx=\"\(x)\" cy=\"\(y)\" r=\"\(radius)\"/>", right: x + radius)
  }

  mutating func box(x: Int, y: Int, width: Int, height: Int, radius: Int, style: String) {
    add(
      "<rect class=\"\(style)\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\""
        + " rx=\"\(radius)\"/>", right: x + width)
  }

  mutating func path(_ path: String, style: String, right: Int = 0) {
    add("<path class=\"\(style)\" d=\"\(path)\"/>", right: right)
  }

  /// Returns the content of the file.
  func svg(height: Int, title: String, description: String) -> String {
    let width = width + 20
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" role="img" aria-labelledby="title desc">
      <title id="title">\(title.inXML)</title>
      <desc id="desc">\(description.inXML)</desc>
      <style>
      \(SVGStyle.text)
      </style>
      <rect class="paper" x="1" y="1" width="\(width - 2)" height="\(height - 2)" rx="8"/>
      \(lines.joined(separator: "\n"))
      </svg>

      """
  }
}

/// The colours and fonts of a picture, for a light page and for a dark one. A picture has its own
/// background, so it can be read on either.
public enum SVGStyle {
  static let text = """
    \(light)
    @media (prefers-color-scheme: dark) {
    \(dark)
    }
    """

  /// The rules for a light page.
  public static let light = """
    text { font: 13px system-ui, sans-serif; fill: #59636e; }
    .name { font-weight: 600; font-size: 15px; fill: #1f2328; }
    .label { font-weight: 600; fill: #1f2328; }
    .time { font-size: 12px; }
    .element { font: 13px monospace; fill: #1f2328; }
    .paper { fill: #ffffff; stroke: #d1d9e0; }
    .grid { stroke: #e4e8ec; }
    .thread { stroke: #818b98; stroke-width: 2; fill: none; }
    .dot { fill: #59636e; }
    .capsule { fill: #eef1f4; stroke: #818b98; }
    .completed { stroke: #1f2328; stroke-width: 4; stroke-linecap: round; }
    .error { stroke: #cf222e; stroke-width: 4; stroke-linecap: round; fill: none; }
    .disposed { fill: #59636e; }
    \(marbles.joined(separator: "\n"))
    """

  /// The rules that a dark page has besides.
  public static let dark = """
    text { fill: #9198a1; }
    .name, .label { fill: #f0f6fc; }
    .paper { fill: #0d1117; stroke: #3d444d; }
    .grid { stroke: #2a313a; }
    .capsule { fill: #21262d; }
    .dot, .disposed { fill: #9198a1; }
    .completed { stroke: #f0f6fc; }
    .error { stroke: #ff6a63; }
    """

  /// Colours that are light enough for dark text, on a light page and on a dark one.
  private static let marbles = [
    ("#a5d8ff", "#1971c2"), ("#ffd8a8", "#d9480f"), ("#b2f2bb", "#2b8a3e"), ("#fcc2d7", "#c2255c"),
    ("#d0bfff", "#6741d9"), ("#ffec99", "#b08400"), ("#99e9f2", "#0c8599"), ("#ffc9c9", "#c92a2a"),
    ("#d8f5a2", "#5c940d"), ("#eebefa", "#9c36b5"),
  ].enumerated().map { ".m\($0) { fill: \($1.0); stroke: \($1.1); stroke-width: 1.5; }" }
}

extension String {
  /// The text as XML and HTML write it, also in an attribute.
  package var inXML: String {
    var written = ""
    written.reserveCapacity(utf8.count)
    for scalar in unicodeScalars {
      switch scalar {
      case "&": written += "&amp;"
      case "<": written += "&lt;"
      case ">": written += "&gt;"
      case "\"": written += "&quot;"
      default: written.unicodeScalars.append(scalar)
      }
    }
    return written
  }
}
