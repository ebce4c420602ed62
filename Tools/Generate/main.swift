// Writes Sources/RxLite/Generated: `zip` and `combineLatest` of two to eight sources.
//
//     swift run Generate           writes the files
//     swift run Generate --check   only checks whether they are current

import Foundation

do {
  switch Array(CommandLine.arguments.dropFirst()) {
  case []:
    try writeFiles()
  case ["--check"]:
    let findings = try outdated()
    if findings.isEmpty { print("Sources/RxLite/Generated is current.") }
    findings.forEach { complain($0) }
    exit(findings.isEmpty ? 0 : 1)
  case let arguments:
    let word = arguments.first { $0 != "--check" } ?? arguments[0]
    complain("Generate: unexpected argument `\(word)`. Usage: swift run Generate [--check]")
    exit(64)
  }
} catch {
  complain("Generate: \(error.localizedDescription)")
  exit(1)
}

/// Writes one line to the standard error.
func complain(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }
