import Foundation

extension Diagnostic {
  /// Reads the compiler's errors, or its warnings, about these files. Those about the first file come
  /// first, otherwise the compiler's order is kept.
  static func all(_ wanted: String, in output: String, _ files: [URL], root: URL) -> [Diagnostic] {
    let paths = files.map { relative($0.path, to: root) }
    var found: [(severity: Substring, diagnostic: Diagnostic)] = []
    for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
      guard let match = line.wholeMatch(of: header) else {
        if let last = found.indices.last { found[last].diagnostic.extend(by: line) }
        continue
      }
      let (_, path, row, column, severity, message) = match.output
      var diagnostic = Diagnostic(
        path: relative(String(path), to: root), line: Int(row) ?? 0, column: Int(column) ?? 0,
        message: String(message.replacing(#/ \[#[\w-]+\]$/#, with: "")))
      // What is wrong in a macro's expansion is wrong where the macro stands.
      if message == "expanded code originates here", let last = found.popLast() {
        diagnostic = Diagnostic(
          path: diagnostic.path, line: diagnostic.line, column: diagnostic.column,
          message: last.diagnostic.message)
        found.append((last.severity, diagnostic))
      } else {
        found.append((severity, diagnostic))
      }
    }
    var seen: [Diagnostic] = []
    for (severity, diagnostic) in found
    where severity == wanted && paths.contains(diagnostic.path) && !seen.contains(diagnostic) {
      seen.append(diagnostic)
    }
    return seen.filter { $0.path == paths[0] } + seen.filter { $0.path != paths[0] }
  }

  private static var header:
    Regex<(Substring, Substring, Substring, Substring, Substring, Substring)>
  {
    // NB: what the compiler made up itself has no path: `RxLite.ObservableType.just:2:20: note: …`.
    #/(\S.*?):(\d+):(\d+): (error|warning|note|remark): (.*)/#
  }

  private mutating func extend(by line: Substring) {
    if !line.isEmpty { excerpt += (excerpt.isEmpty ? "" : "\n") + line }
  }
}
