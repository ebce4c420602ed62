import Foundation

extension Diagnostic {
  /// Reads the compiler's errors, or its warnings, about these files. Those about the first file come
  /// first, otherwise the compiler's order is kept.
  static func all(_ wanted: String, in output: String, _ files: [URL], root: URL) -> [Diagnostic] {
    guard !output.isEmpty else { return [] }
    let paths = files.map { relative($0.path, to: root) }
    // NB: Code that the compiler has made has no path: `RxLite.ObservableType.just:2:20: note: …`.
    let header = #/(\S.*?):(\d+):(\d+): (error|warning|note|remark): (.*)/#
    var found: [(severity: Substring, diagnostic: Diagnostic)] = []
    for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
      guard let (_, path, row, column, severity, message) = line.wholeMatch(of: header)?.output
      else {
        if let last = found.indices.last, !line.isEmpty {
          found[last].diagnostic.excerpt += line + "\n"
        }
        continue
      }
      // An error in a macro's expansion is reported at the macro.
      let expanded = message == "expanded code originates here" ? found.popLast() : nil
      let diagnostic = Diagnostic(
        path: relative(String(path), to: root), line: Int(row) ?? 0, column: Int(column) ?? 0,
        message: expanded?.diagnostic.message
          ?? String(message.replacing(#/ \[#[\w-]+\]$/#, with: "")))
      found.append((expanded?.severity ?? severity, diagnostic))
    }
    var seen: [Diagnostic] = []
    for (severity, diagnostic) in found
    where severity == wanted && paths.contains(diagnostic.path) && !seen.contains(diagnostic) {
      seen.append(diagnostic)
    }
    return seen.filter { $0.path == paths[0] } + seen.filter { $0.path != paths[0] }
  }
}
