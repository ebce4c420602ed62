/// The characters that have a meaning in a marble string.
package enum Mark {
  package static let idle: Character = "-"
  package static let completed: Character = "|"
  package static let error: Character = "X"
  package static let opening: Character = "("
  package static let closing: Character = ")"
  package static let comma: Character = ","
  package static let quote: Character = "'"
  package static let escape: Character = "\\"
  package static let goesOn: Character = ">"
  package static let subscribed: Character = "^"
  package static let disposed: Character = "!"

  /// Returns whether this is `-` or a space.
  package static func isTick(_ character: Character) -> Bool {
    character == idle || character == " "
  }

  /// Returns whether this character ends an element that isn't quoted.
  package static func isMeaningful(_ character: Character) -> Bool {
    "-|(),'\\>^!".contains(character) || character.isWhitespace
  }
}

extension MarbleSign {
  /// The sign as it is written in a marble string.
  package var marble: String {
    switch self {
    case .subscribed: String(Mark.subscribed)
    case .next(let element): element.quotedIfNecessary
    case .completed: String(Mark.completed)
    case .error: String(Mark.error)
    case .disposed: String(Mark.disposed)
    case .difference: "↑"
    }
  }
}

extension [String] {
  /// The signs of one tick, in parentheses if there are several.
  package var asGroup: String { count == 1 ? self[0] : "(" + joined(separator: ",") + ")" }
}

extension String {
  package var quotedIfNecessary: String {
    let isPlain = !isEmpty && self != String(Mark.error) && !contains(where: Mark.isMeaningful)
    return isPlain ? self : "'" + unicodeScalars.map(\.escaped).joined() + "'"
  }
}

extension Unicode.Scalar {
  fileprivate var escaped: String {
    switch self {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    case "'", "\\": "\\\(self)"
    default: String(self)
    }
  }
}
