/// Lines to find in a solution, and the lines to put in their place, as `diff` writes them:
///
///     // The head: why a learner writes it, and what the tests say.
///     // Rejected with: A range of nothing still completes.
///
///     -    observer.onCompleted()
///     +    if count > 0 { observer.onCompleted() }
///
/// A line that begins with a blank stays as it is. The lines that are found must follow one another
/// in the solution, in one place only. A blank line, or one that begins with `@@`, ends a replacement.
struct Replacement {
  struct Failure: Error, CustomStringConvertible { let description: String }

  private var found: [Substring] = []
  private var new: [Substring] = []
  private var isChange = false

  /// - Parameter name: How to call the replacements in a message.
  static func applied(_ text: String, to solution: String, name: String) throws -> String {
    var lines = solution.split(separator: "\n", omittingEmptySubsequences: false)
    let replacements = try all(in: text, name: name)
    guard !replacements.isEmpty else {
      throw Failure(description: "\(name) replaces nothing: write lines with - and + in front.")
    }
    for replacement in replacements {
      let places = lines.indices.filter { lines[$0...].starts(with: replacement.found) }
      guard !replacement.found.isEmpty, places.count == 1 else {
        throw Failure(
          description: """
            \(name) must find these lines in one place of the solution, and finds them in \
            \(replacement.found.isEmpty ? 0 : places.count):
            \(replacement.found.joined(separator: "\n"))
            """)
      }
      lines.replaceSubrange(places[0]..<places[0] + replacement.found.count, with: replacement.new)
    }
    return lines.joined(separator: "\n")
  }

  private static func all(in text: String, name: String) throws -> [Replacement] {
    var all = [Replacement()]
    let body = text.split(separator: "\n", omittingEmptySubsequences: false)
      .drop { $0.hasPrefix("//") }
    for line in body where !line.hasPrefix("--- ") && !line.hasPrefix("+++ ") {
      let (mark, rest) = (line.first, line.dropFirst())
      switch mark {
      case nil, "@": all.append(Replacement())
      case "-", "+", " ":
        if mark != "+" { all[all.count - 1].found.append(rest) }
        if mark != "-" { all[all.count - 1].new.append(rest) }
        if mark != " " { all[all.count - 1].isChange = true }
      default:
        throw Failure(
          description: "\(name): a line begins with -, + or a blank; this one doesn't: \(line)")
      }
    }
    return all.filter(\.isChange)
  }
}
