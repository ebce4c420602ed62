/// What was pressed.
enum Key: Equatable {
  case letter(Character)
  case up, down, enter, escape, pageUp, pageDown
  /// The terminal is gone, or the input has come to its end.
  case end

  private static let sequences: [(String, Key)] = [
    ("\u{1b}[A", .up), ("\u{1b}OA", .up), ("\u{1b}[B", .down), ("\u{1b}OB", .down),
    ("\u{1b}[5~", .pageUp), ("\u{1b}[6~", .pageDown),
  ]

  /// The keys that a terminal has sent in one go.
  static func keys(in bytes: [UInt8]) -> [Key] {
    var keys: [Key] = []
    var rest = Substring(String(decoding: bytes, as: UTF8.self))
    while let first = rest.first {
      if let (sequence, key) = sequences.first(where: { rest.hasPrefix($0.0) }) {
        keys.append(key)
        rest.removeFirst(sequence.count)
      } else if rest.hasPrefix("\u{1b}[") {
        // A key that is of no use here: it ends with a letter or a `~`.
        rest = rest.dropFirst(2).drop { !($0.isLetter || $0 == "~") }.dropFirst()
      } else {
        rest.removeFirst()
        switch first {
        case "\u{1b}": keys.append(.escape)
        case "\r", "\n", "\r\n": keys.append(.enter)
        case "\u{04}": keys.append(.end)
        case " ": keys.append(.pageDown)
        default: keys.append(.letter(first))
        }
      }
    }
    return keys
  }
}
