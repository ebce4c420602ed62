import Foundation

extension Diagnostic {
  /// Reads the compiler's errors, or its warnings. The lines of `first` come first, otherwise the
  /// compiler's order is kept.
  static func all(_ wanted: String, in output: String, first: URL, root: URL) -> [Diagnostic] {
    var found: [(severity: Substring, diagnostic: Diagnostic)] = []
    for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
      if let match = line.wholeMatch(of: header) {
        let (_, path, row, column, severity, message) = match.output
        found.append(
          (
            severity,
            Diagnostic(
              path: relative(String(path), to: root), line: Int(row) ?? 0,
              column: Int(column) ?? 0,
              message: String(message.replacing(#/ \[#[\w-]+\]$/#, with: "")), excerpt: "")
          ))
      } else if let last = found.popLast() {
        found.append((last.severity, last.diagnostic.extended(by: line)))
      }
    }
    var seen: [Diagnostic] = []
    for (severity, diagnostic) in found where severity == wanted && !seen.contains(diagnostic) {
      seen.append(diagnostic)
    }
    let own = relative(first.path, to: root)
    return seen.filter { $0.path == own } + seen.filter { $0.path != own }
  }

  private static var header:
    Regex<(Substring, Substring, Substring, Substring, Substring, Substring)>
  {
    // NB: what the compiler made up itself has no path: `RxLite.ObservableType.just:2:20: note: …`.
    #/(\S.*?):(\d+):(\d+): (error|warning|note|remark): (.*)/#
  }

  private func extended(by line: Substring) -> Diagnostic {
    guard !(excerpt.isEmpty && line.isEmpty) else { return self }
    let longer = excerpt.isEmpty ? String(line) : excerpt + "\n" + line
    return Diagnostic(
      path: path, line: self.line, column: column, message: message,
      excerpt: longer.hasSuffix("\n") ? String(longer.dropLast()) : longer)
  }
}
