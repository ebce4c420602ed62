/// A key that was pressed.
public enum Key: Equatable, Sendable {
  case letter(Character)
  case up, down, left, right, pageUp, pageDown
  case enter, escape, tab, backTab, backspace
  /// The terminal was closed, or the input has ended.
  case end

  private static let sequences: [(String, Key)] = [
    ("\u{1b}[A", .up), ("\u{1b}OA", .up), ("\u{1b}[B", .down), ("\u{1b}OB", .down),
    ("\u{1b}[C", .right), ("\u{1b}OC", .right), ("\u{1b}[D", .left), ("\u{1b}OD", .left),
    ("\u{1b}[Z", .backTab), ("\u{1b}[5~", .pageUp), ("\u{1b}[6~", .pageDown),
  ]

  /// Returns the keys in the bytes that a terminal has sent at once.
  public static func keys(in bytes: [UInt8]) -> [Key] {
    var keys: [Key] = []
    var rest = Substring(String(decoding: bytes, as: UTF8.self))
    while let first = rest.first {
      if let (sequence, key) = sequences.first(where: { rest.hasPrefix($0.0) }) {
        keys.append(key)
        rest.removeFirst(sequence.count)
      } else if rest.hasPrefix("\u{1b}[") {
        // A key that isn't used here. Its code ends with a letter or a `~`.
        rest = rest.dropFirst(2).drop { !($0.isLetter || $0 == "~") }.dropFirst()
      } else {
        rest.removeFirst()
        switch first {
        case "\u{1b}": keys.append(.escape)
        case "\r", "\n", "\r\n": keys.append(.enter)
        case "\u{04}": keys.append(.end)
        case "\t": keys.append(.tab)
        case "\u{7f}", "\u{08}": keys.append(.backspace)
        default: keys.append(.letter(first))
        }
      }
    }
    return keys
  }
}
