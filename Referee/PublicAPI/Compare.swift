import Foundation

/// Prints how two APIs differ, and what the checked-in list of differences doesn't say about it.
@main struct Compare {
  static func main() throws {
    var arguments = Array(CommandLine.arguments.dropFirst())
    let listsAll = arguments.first == "--list"
    if listsAll { arguments.removeFirst() }
    let rxSwift = try API(folder: arguments[0])
    let rxLite = try API(folder: arguments[1])
    let found = Set(
      rxSwift.missing(in: rxLite).map { "- \($0)" } + rxLite.missing(in: rxSwift).map { "+ \($0)" })
    if listsAll {
      found.sorted { $0.dropFirst(2) < $1.dropFirst(2) }.forEach { print($0) }
      return
    }

    let listed = try Differences(contentsOf: arguments[2])
    let unlisted = found.filter { !listed.covers($0) }.sorted()
    let stale = listed.entries.filter { entry in !found.contains(where: entry.covers) }
    for line in unlisted {
      let (only, missing) = line.hasPrefix("-") ? ("RxSwift", "RxLite") : ("RxLite", "RxSwift")
      print("Only in \(only), and not listed: \(line.dropFirst(2))")
      print("  Add it to \(missing), remove it from \(only), or list it with a reason:\n  \(line)")
    }
    for entry in stale {
      print(
        "differences.txt:\(entry.line): no longer a difference. Remove the entry:\n  \(entry.text)")
    }
    for (reason, count) in listed.counts(of: found) { print("\(count)\t\(reason)") }
    if !unlisted.isEmpty || !stale.isEmpty { exit(1) }
  }
}

extension API {
  /// Reads the symbol graphs of a folder, and two files beside them: `names`, mangled names with their
  /// meanings, and `primary`, the protocols with primary associated types.
  init(folder: String) throws {
    let names = try String(contentsOfFile: "\(folder)/names", encoding: .utf8)
    let pairs = names.split(separator: "\n").map { $0.split(separator: "\t", maxSplits: 1) }
    self.init(
      try SymbolGraph.all(in: folder),
      texts: Dictionary(
        pairs.map { ("s:" + $0[0].dropFirst("$s".count), String($0[1])) },
        uniquingKeysWith: { text, _ in text }))
    let primary = try? String(contentsOfFile: "\(folder)/primary", encoding: .utf8)
    for name in primary?.split(separator: "\n") ?? [] { addPrimaryAssociatedTypes(of: "\(name)") }
  }
}

/// The checked-in list: reasons, each with the differences that it explains.
struct Differences {
  struct Entry {
    let line: Int
    let text: String
    let reason: String

    /// Whether this entry means the difference. A `*` at its end stands for any text.
    func covers(_ difference: String) -> Bool {
      text.hasSuffix("*") ? difference.hasPrefix(text.dropLast()) : text == difference
    }
  }

  let entries: [Entry]

  init(contentsOf path: String) throws {
    var (reason, entries) = ("", [Entry]())
    let text = try String(contentsOf: URL(fileURLWithPath: path), encoding: .utf8)
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if line.hasPrefix("# ") {
        reason = String(line.dropFirst(2))
      } else if line.hasPrefix("- ") || line.hasPrefix("+ ") {
        entries.append(Entry(line: index + 1, text: String(line), reason: reason))
      }
    }
    self.entries = entries
  }

  func covers(_ difference: String) -> Bool { entries.contains { $0.covers(difference) } }

  /// How many of the differences each reason explains.
  func counts(of found: Set<String>) -> [(reason: String, count: Int)] {
    var reasons: [String] = []
    for entry in entries where !reasons.contains(entry.reason) { reasons.append(entry.reason) }
    return reasons.map { reason in
      let entries = entries.filter { $0.reason == reason }
      return (reason, found.filter { line in entries.contains { $0.covers(line) } }.count)
    }
  }
}
