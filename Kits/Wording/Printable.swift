extension String {
  /// The text without what would confuse a terminal: escape codes, other control characters and tabs. Line
  /// breaks stay.
  public var printable: String {
    // Nearly always there is nothing to remove, and the slow search with a pattern isn't needed.
    guard unicodeScalars.contains(where: { $0 != "\n" && $0.isControl }) else { return self }
    let text = replacing(#/\u{1b}\[[0-9;?]*[A-Za-z]/#, with: "")
      .replacing("\r\n", with: "\n").replacing("\t", with: "    ")
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: text.unicodeScalars.filter { $0 == "\n" || !$0.isControl })
    return String(scalars)
  }

  /// The printable text on one line.
  var printableLine: String {
    unicodeScalars.contains(where: \.isControl) ? printable.replacing("\n", with: " ") : self
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool { value < 32 || (127..<160).contains(value) }
}
