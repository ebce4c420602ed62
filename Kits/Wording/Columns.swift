extension String {
  /// The number of columns that this takes on a terminal.
  public var columns: Int { reduce(0) { $0 + $1.columns } }
}

extension Sequence<Character> {
  /// Returns how many of these characters, from the first, fit into so many columns.
  func howMany(in columns: Int) -> Int {
    var room = columns
    return prefix {
      room -= $0.columns
      return room >= 0
    }.count { _ in true }
  }
}

extension Character {
  /// The width on a terminal: two columns for East Asian scripts and most emoji, otherwise one.
  var columns: Int {
    // Nearly all text is narrow and needn't be looked up.
    guard let first = unicodeScalars.first, first.value >= 0x300 else { return 1 }
    if first.properties.generalCategory == .format && unicodeScalars.count == 1 { return 0 }
    if first.properties.isEmojiPresentation || unicodeScalars.contains("\u{fe0f}") { return 2 }
    return Self.wide.contains { $0.contains(first.value) } ? 2 : 1
  }

  /// The ranges in which Unicode's East Asian Width is W or F, apart from emoji.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115f, 0x2e80...0x303e, 0x3041...0xa4cf, 0xa960...0xa97f, 0xac00...0xd7a3,
    0xf900...0xfaff, 0xfe30...0xfe6f, 0xff00...0xff60, 0xffe0...0xffe6, 0x1b000...0x1b2ff,
    0x20000...0x3fffd,
  ]
}
