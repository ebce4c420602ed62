import Foundation

/// The checked-in list: reasons, each with the differences that it explains.
struct Differences {
  struct Entry {
    let line: Int
    let text: String

    /// Whether this entry means the difference. A `*` at its end stands for any text.
    func covers(_ difference: String) -> Bool {
      text.hasSuffix("*") ? difference.hasPrefix(text.dropLast()) : text == difference
    }
  }

  static let list = API.recording.deletingLastPathComponent().appending(path: "differences.txt")

  let entries: [Entry]

  /// - Parameter text: Lines with `- ` or `+ ` are differences, a line with `# ` is the reason of those below.
  init(_ text: String) throws {
    var (hasReason, entries) = (false, [Entry]())
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if line.hasPrefix("# ") { hasReason = true }
      guard line.hasPrefix("- ") || line.hasPrefix("+ ") else { continue }
      guard hasReason else { throw NoReason(line: index + 1) }
      entries.append(Entry(line: index + 1, text: String(line)))
    }
    self.entries = entries
  }

  struct NoReason: Error { let line: Int }

  /// Compares two libraries: a sentence for each difference that isn't listed, and for each entry that
  /// is no longer a difference.
  func problems(of rxLite: API, comparedWith rxSwift: API) -> [String] {
    let missing = rxSwift.missing(in: rxLite)
    let additional = rxLite.missing(in: rxSwift)
    let found = missing.map { "- \($0)" } + additional.map { "+ \($0)" }
    let isListed = { difference in entries.contains { $0.covers(difference) } }
    return missing.filter { !isListed("- \($0)") }.map {
      "RxSwift has `\($0)` and RxLite hasn't: add it, or list it with a reason in differences.txt, after a -."
    }
      + additional.filter { !isListed("+ \($0)") }.map {
        "RxLite has `\($0)` and RxSwift hasn't: make it internal, or list it with a reason in differences.txt, after a +."
      }
      + entries.filter { entry in !found.contains(where: entry.covers) }.map {
        "differences.txt:\($0.line) lists what is no longer a difference: remove `\($0.text)`."
      }
  }
}
