import Foundation

extension Diagnostic {
  /// Reads the compiler's errors; warnings and remarks are of no use to someone whose file does
  /// not compile. The lines of `first` come first, otherwise the compiler's order is kept.
  static func errors(in output: String, first: URL, root: URL) -> [Diagnostic] {
    let found = all(in: output, root: root)
    var seen: [Diagnostic] = []
    for (severity, diagnostic) in found where severity == "error" && !seen.contains(diagnostic) {
      seen.append(diagnostic)
    }
    let own = relative(first.path, to: root)
    return seen.filter { $0.path == own } + seen.filter { $0.path != own }
  }

  /// All that the compiler says about a file that it was given under another name.
  static func all(
    in output: String, of copy: URL, named file: URL, root: URL
  ) -> [(severity: Substring, diagnostic: Diagnostic)] {
    all(in: output.replacingOccurrences(of: copy.path, with: file.path), root: root)
      .filter { $0.diagnostic.path == relative(file.path, to: root) }
  }

  private static func all(
    in output: String, root: URL
  ) -> [(severity: Substring, diagnostic: Diagnostic)] {
    var found: [(severity: Substring, diagnostic: Diagnostic)] = []
    for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
      if let match = line.wholeMatch(of: header) {
        let (_, path, row, column, severity, message) = match.output
        found.append(
          (
            severity,
            Diagnostic(
              path: relative(String(path), to: root), line: Int(row) ?? 0,
              column: Int(column) ?? 0, message: String(message), excerpt: "")
          ))
      } else if let last = found.popLast() {
        found.append((last.severity, last.diagnostic.extended(by: line)))
      }
    }
    return found
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

/// `path` as seen from `root`; unchanged if it lies elsewhere.
func relative(_ path: String, to root: URL) -> String {
  let (path, root) = (
    URL(filePath: path).resolvingSymlinksInPath().path, root.resolvingSymlinksInPath().path
  )
  return path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
}
