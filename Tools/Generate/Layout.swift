import Foundation

// How generated code is laid out: as `swift format` leaves it, so that the output is always the same,
// whichever toolchain runs the program.

/// The longest line.
let width = 100

/// Spaces for a number of levels.
func spaces(_ level: Int) -> String { String(repeating: "  ", count: level) }

/// Puts items side by side, with commas, on as many lines as they need; `closing` follows the last one.
func fill(_ items: [String], _ level: Int, closing: String = "") -> [String] {
  var lines: [String] = []
  for (index, item) in items.enumerated() {
    let item = item + (index == items.count - 1 ? closing : ",")
    if let last = lines.last, last.count + 1 + item.count <= width {
      lines[lines.count - 1] = last + " " + item
    } else {
      lines.append(spaces(level) + item)
    }
  }
  return lines
}

/// A list between an opening and a closing: on one line if it fits, otherwise filled in between.
func list(_ open: String, _ items: [String], _ close: String, _ level: Int) -> [String] {
  let line = spaces(level) + open + items.joined(separator: ", ") + close
  if line.count <= width { return [line] }
  return [spaces(level) + open] + fill(items, level + 1) + [spaces(level) + close]
}

/// A call, or a call in a call such as `Single(raw: .gather(a, b))`.
///
/// - Parameter opens: what is before each opening parenthesis.
func nested(
  _ opens: [String], _ arguments: [String], _ level: Int, closing: String = ""
) -> [String] {
  let line =
    spaces(level) + opens.map { $0 + "(" }.joined() + arguments.joined(separator: ", ")
    + opens.map { _ in ")" }.joined() + closing
  if line.count <= width { return [line] }
  let first = spaces(level) + opens[0] + "("
  return [first]
    + (opens.count > 1
      ? nested(Array(opens.dropFirst()), arguments, level + 1, closing: ")" + closing)
      : fill(arguments, level + 1, closing: ")" + closing))
}

/// A public function with its doc comment, one level deep in an extension.
struct Function {
  var doc: [String]
  /// Such as `public static func zip`.
  var head: String
  var generics: [String]
  var parameters: [String]
  var result: String
  var constraints: [String] = []
  var body: [String]

  var lines: [String] {
    doc.map { $0.isEmpty ? "  ///" : "  /// " + $0 } + declaration + body + ["  }"]
  }

  private var declaration: [String] {
    let bounds = constraints.isEmpty ? "" : " where " + constraints.joined(separator: ", ")
    let opening = "  \(head)<\(generics.joined(separator: ", "))>("
    let line = opening + parameters.joined(separator: ", ") + ") -> \(result)\(bounds) {"
    if line.count <= width { return [line] }
    let names =
      opening.count <= width
      ? [opening] : ["  \(head)<"] + fill(generics, 2) + ["  >("]
    return names + filledParameters + ending(bounds)
  }

  /// The parameters, of which the last may be a long type of a closure.
  private var filledParameters: [String] {
    guard let last = parameters.last, last.count + 4 > width,
      let colon = last.firstRange(of: ": ")
    else { return fill(parameters, 2) }
    var lines = fill(parameters.dropLast(), 2, closing: ",")
    let type = String(last[colon.upperBound...])
    lines.append("    " + last[..<colon.lowerBound] + ":")
    if type.count + 6 <= width { return lines + ["      " + type] }
    let inner = type.split(separator: "(", maxSplits: 1).map(String.init)
    let arguments = inner[1].components(separatedBy: ") ")
    return lines + ["      \(inner[0])("] + fill(arguments[0].components(separatedBy: ", "), 4)
      + ["      ) " + arguments[1]]
  }

  private func ending(_ bounds: String) -> [String] {
    let line = "  ) -> \(result)\(bounds) {"
    if line.count <= width { return [line] }
    var lines = ["  ) -> \(result)"]
    if lines[0].count + 2 > width, let open = result.firstRange(of: "<(") {
      let inside = result[open.upperBound...].dropLast(2)
      let prefix = result[..<open.lowerBound]
      lines =
        ["  ) -> \(prefix)<"] + list("(", inside.components(separatedBy: ", "), ")", 2) + ["  >"]
    } else if lines[0].count + 2 > width, let comma = result.firstRange(of: ", (") {
      let name = result.prefix { $0 != "<" }
      let strategy = result[result.index(after: name.endIndex)..<comma.lowerBound]
      let inside = result[comma.upperBound...].dropLast(2)
      lines =
        ["  ) -> \(name)<"] + ["    \(strategy),"]
        + list("(", inside.components(separatedBy: ", "), ")", 2) + ["  >"]
    }
    if constraints.isEmpty { return lines.dropLast() + [lines[lines.count - 1] + " {"] }
    let short = " " + bounds + " {"
    if short.count <= width { return lines + [" " + bounds + " {"] }
    return lines + ["  where"] + fill(constraints, 2) + ["  {"]
  }
}

/// A file of extensions.
struct GeneratedFile {
  let name: String
  let text: String

  /// - Parameters:
  ///   - about: what the file contains, in sentences that end with a full stop.
  ///   - extensions: the heads of the extensions and their members.
  init(_ name: String, about: [String], extensions: [(head: String, members: [[String]])]) {
    self.name = name + ".swift"
    let blocks = extensions.map { item in
      "\(item.head) {\n"
        + item.members.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n}\n"
    }
    text =
      GeneratedFile.mark + "\n//\n" + about.map { "// \($0)\n" }.joined() + "\n"
      + blocks.joined(separator: "\n")
  }

  /// The first line of each generated file.
  static let mark = "// Written by `swift run Generate`. Edit that program instead."
}
