/// A value as Swift Testing writes it down.
enum Value: Equatable {
  case list([String])
  case text(String)
  /// A number, a Boolean, `nil`, a description of something else.
  case other(String)

  /// - Parameter isSource: as it stands in the test file, and not as the value was described: only
  ///   there is a quote in a string written `\"`.
  init?(_ raw: Substring, isSource: Bool) {
    if raw.hasPrefix("\"") {
      guard raw.count > 1, raw.hasSuffix("\"") else { return nil }
      let inner = String(raw.dropFirst().dropLast())
      if isSource && Brackets.outside(raw)?.count != 1 { return nil }
      self = .text(isSource ? inner.withoutEscapes : inner)
    } else if raw.hasPrefix("["), let elements = Self.elements(raw) {
      self = .list(elements)
    } else {
      guard !raw.isEmpty, Brackets.outside(raw) != nil else { return nil }
      self = .other(String(raw).tidied)
    }
  }

  /// Its text in a line.
  var text: String {
    switch self {
    case .list(let elements): elements.isEmpty ? "nothing" : elements.joined(separator: ", ")
    case .text(let text): text
    case .other(let text): text
    }
  }

  /// The elements of an array; of a dictionary, nothing.
  private static func elements(_ raw: Substring) -> [String]? {
    guard raw.hasSuffix("]"), Brackets.outside(raw)?.count == 1 else { return nil }
    let inner = raw.dropFirst().dropLast()
    if inner.isEmpty { return [] }
    guard let pieces = Brackets.split(inner, at: ", "),
      pieces.allSatisfy({ !$0.isEmpty && Brackets.split($0, at: ":")?.count == 1 })
    else { return nil }
    return pieces.map { piece in
      guard piece.count > 1, piece.hasPrefix("\""), piece.hasSuffix("\""),
        Brackets.outside(piece)?.count == 1
      else { return String(piece).tidied }
      let text = String(piece.dropFirst().dropLast()).withoutEscapes
      // In a row of elements, only quotes tell where such a text begins and ends.
      let isClear =
        text.wholeMatch(of: #/[^,\s]([^,\n]*[^,\s])?/#) != nil && text != "nothing"
      return isClear ? text : String(piece)
    }
  }
}

extension String {
  /// Without the escapes of a string literal.
  fileprivate var withoutEscapes: String {
    replacing(#/\\(["'\\nt])/#) { match -> String in
      switch match.output.1 {
      case "n": return "\n"
      case "t": return "\t"
      default: return String(match.output.1)
      }
    }
  }

  /// Without what the compiler adds to the names of types: modules, and where private ones come from.
  var tidied: String {
    replacing(#/\b(?:\w+\.)?\(unknown context at \$[0-9a-f]+\)\./#, with: "")
      .replacing(#/\b(?:Swift|RxLite|RxLiteTest|Chapter[0-9]{2}\w*)\.(?=[A-Z])/#, with: "")
  }
}
