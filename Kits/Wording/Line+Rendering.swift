extension Line {
  /// Returns the text to write, with or without the terminal's codes for colours.
  public func rendered(inColour: Bool) -> String {
    inColour
      ? parts.map { part in part.tone.code.map { "\u{1b}[\($0)m\(part.text)\u{1b}[0m" } ?? part.text
      }
      .joined()
      : plain
  }

  /// Returns lines of at most `width` columns. Continuation lines are indented like the first one, and a
  /// line is broken at a blank where there is one.
  public func wrapped(to width: Int) -> [Line] {
    guard self.width > width, width > 0 else { return [self] }
    let letters = parts.flatMap { part in part.text.map { (letter: $0, tone: part.tone) } }
    let indent = letters.prefix { $0.letter == " " }.count
    var lines: [Line] = []
    var rest = letters[...]
    while !rest.isEmpty {
      let lead = lines.isEmpty || indent * 2 > width ? 0 : indent
      // At least one character, however narrow the terminal is.
      let fitting = max(1, rest.lazy.map(\.letter).howMany(in: width - lead))
      var end = rest.index(rest.startIndex, offsetBy: fitting)
      if end < rest.endIndex, rest[end].letter != " ",
        let blank = rest[..<end].lastIndex(where: { $0.letter == " " }),
        rest[..<blank].contains(where: { $0.letter != " " })
      {
        end = blank
      }
      let line = Line(rest[..<end].map { Part(String($0.letter), $0.tone) }).joined
      lines.append(line.indented(by: lead))
      rest = rest[end...].drop { $0.letter == " " }
    }
    return lines
  }

  /// Returns at most `width` columns of this line. If it is longer, it is cut and ends in a `…`.
  public func cut(to width: Int) -> Line {
    guard self.width > width else { return self }
    var room = max(0, width - 1)
    var kept: [Part] = []
    for part in parts where room > 0 {
      let text = String(part.text.prefix(part.text.howMany(in: room)))
      kept.append(Part(text, part.tone))
      room = text == part.text ? room - text.columns : 0
    }
    return width > 0 ? Line(kept + [Part("…", .dim)]) : Line()
  }

  /// The same line, with adjacent parts of the same tone joined.
  var joined: Line {
    var joined: [Part] = []
    for part in parts {
      if let last = joined.last, last.tone == part.tone {
        joined[joined.count - 1].text += part.text
      } else {
        joined.append(part)
      }
    }
    return Line(joined)
  }
}
