/// Text that was broken into lines for a source file or for Markdown, as lines for a terminal: a
/// paragraph is one line again, to be wrapped at the terminal's width. Indented text, lists and fenced code
/// keep their lines.
public struct Prose {
  public let lines: [String]

  public init(_ broken: [String]) {
    var lines: [String] = []
    var isFenced = false
    for line in broken {
      if line.drop(while: { $0 == " " }).hasPrefix("```") {
        isFenced.toggle()
        // The fence itself isn't shown: the code is set off by its indentation.
        lines.append("")
      } else if isFenced {
        lines.append("  " + line)
      } else if let last = lines.last, Self.goesOn(last, line) {
        lines[lines.count - 1] += " " + line.drop { $0 == " " }
      } else {
        lines.append(line)
      }
    }
    while lines.last == "" { lines.removeLast() }
    self.lines = lines
  }

  private static func goesOn(_ last: String, _ line: String) -> Bool {
    let text = line.drop { $0 == " " }
    let (depth, lastDepth) = (line.count - text.count, last.prefix { $0 == " " }.count)
    if last.isEmpty || text.isEmpty || text.hasPrefix("- ") || depth >= 4 || lastDepth >= 4 {
      return false
    }
    // The continuation of a list item is indented by two.
    return depth == lastDepth || (last.hasPrefix("- ") && depth == 2)
  }
}
