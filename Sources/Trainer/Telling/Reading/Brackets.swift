/// What is inside of brackets and string literals in a piece of Swift, and what is outside.
enum Brackets {
  /// The places that are in no bracket and in no string; `nil` if something is opened and not
  /// closed, or closed by something else.
  static func outside(_ text: Substring) -> [String.Index]? {
    var expected: [Character] = []
    var isInString = false
    var outside: [String.Index] = []
    var index = text.startIndex
    while index < text.endIndex {
      let letter = text[index]
      if isInString {
        switch letter {
        case "\\":
          index = text.index(after: index)
          guard index < text.endIndex else { return nil }
        case "\"": isInString = false
        default: break
        }
      } else {
        if expected.isEmpty { outside.append(index) }
        switch letter {
        case "\"": isInString = true
        case "(": expected.append(")")
        case "[": expected.append("]")
        case "{": expected.append("}")
        case ")", "]", "}": guard expected.popLast() == letter else { return nil }
        default: break
        }
      }
      index = text.index(after: index)
    }
    return isInString || !expected.isEmpty ? nil : outside
  }

  /// The pieces between separators that stand outside; `nil` if the brackets don't match.
  static func split(_ text: Substring, at separator: String) -> [Substring]? {
    guard let outside = outside(text) else { return nil }
    var pieces: [Substring] = []
    var start = text.startIndex
    for index in outside where index >= start && text[index...].hasPrefix(separator) {
      pieces.append(text[start..<index])
      start = text.index(index, offsetBy: separator.count)
    }
    return pieces + [text[start...]]
  }

  /// What is in the round brackets around the whole text, if they are around the whole.
  static func inner(_ text: Substring) -> Substring? {
    guard text.hasPrefix("("), text.hasSuffix(")"), outside(text)?.count == 1 else { return nil }
    return text.dropFirst().dropLast()
  }
}
