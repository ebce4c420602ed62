/// Lines to find in an answer, and the lines to put in their place, as `diff` writes them:
///
///     // The head: why a learner writes it, and what the tests say.
///     // Rejected with: A range of nothing still completes.
///
///     -    observer.onCompleted()
///     +    if count > 0 { observer.onCompleted() }
///
/// A line that begins with a blank stays as it is. The lines that are found must follow one another
/// in the answer, in one place only. A blank line, or one that begins with `@@`, ends a replacement.
enum Replacement {
  /// - Parameter name: How to call the replacements in a message.
  static func applied(_ text: String, to answer: String, name: String) throws -> String {
    let blocks = text.split(separator: "\n", omittingEmptySubsequences: false)
      .drop { $0.hasPrefix("//") }.filter { !$0.hasPrefix("--- ") && !$0.hasPrefix("+++ ") }
      .split { $0.isEmpty || $0.hasPrefix("@") }
    for line in blocks.joined() where !["-", "+", " "].contains(line.first) {
      throw Impossible(
        "\(name): a line begins with -, + or a blank; this one doesn't: \(line)")
    }
    let replacements = blocks.filter { !$0.allSatisfy { $0.hasPrefix(" ") } }
    guard !replacements.isEmpty else {
      throw Impossible("\(name) replaces nothing: write lines with - and + in front.")
    }
    var lines = answer.split(separator: "\n", omittingEmptySubsequences: false)
    for replacement in replacements {
      let old = replacement.filter { !$0.hasPrefix("+") }.map { $0.dropFirst() }
      let new = replacement.filter { !$0.hasPrefix("-") }.map { $0.dropFirst() }
      let places = old.isEmpty ? [] : lines.indices.filter { lines[$0...].starts(with: old) }
      guard places.count == 1 else {
        throw Impossible(
          """
          \(name) must find these lines in one place, and finds them in \(places.count):
          \(old.joined(separator: "\n"))
          """)
      }
      lines.replaceSubrange(places[0]..<places[0] + old.count, with: new)
    }
    return lines.joined(separator: "\n")
  }
}
