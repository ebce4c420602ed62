import Foundation
import Testing

/// ARCHITECTURE.md lists all that one must read to understand `map`, `flatMap` and `share(replay:)` in
/// full, with the number of code lines: those that are neither blank nor a comment.
@Suite struct CoreSizeTests {
  private struct Concept {
    let name: String
    let files: [String]
    let lines: Int
  }

  private let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test func `each concept has as many code lines as ARCHITECTURE says`() throws {
    for concept in try concepts() {
      let counted = try concept.files.map(codeLines).reduce(0, +)
      #expect(concept.lines == counted, "\(concept.name): correct the table in ARCHITECTURE.md")
    }
  }

  @Test func `the core has at most 700 code lines in at most 10 concepts`() throws {
    let concepts = try concepts()
    let total = concepts.map(\.lines).reduce(0, +)
    #expect((5...10).contains(concepts.count))
    #expect(total <= 700)
    #expect(try text().contains("**\(total) code lines**"), "state the total in ARCHITECTURE.md")
  }

  @Test func `each file of the core is named once, and uses no type that isn't named`() throws {
    let files = try concepts().flatMap(\.files)
    #expect(Set(files).count == files.count)
    // These files compile alone, so nothing that they use is missing from the table.
    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    compiler.arguments =
      [
        "swiftc", "-typecheck", "-suppress-warnings", "-swift-version", "5", "-package-name",
        "core",
      ]
      + ["-module-name", "RxLite"] + files.map { source($0).path }
    let output = Pipe()
    compiler.standardError = output
    try compiler.run()
    let errors = try #require(
      String(bytes: try output.fileHandleForReading.readToEnd() ?? Data(), encoding: .utf8))
    compiler.waitUntilExit()
    #expect(compiler.terminationStatus == 0, "\(errors.prefix(2000))")
  }

  /// The rows of the table whose last column is a number.
  private func concepts() throws -> [Concept] {
    try text().split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 4, let lines = Int(cells[3]) else { return nil }
      let files = cells[2].split(separator: "`").map(String.init).filter { $0.hasSuffix(".swift") }
      return files.isEmpty ? nil : Concept(name: cells[0], files: files, lines: lines)
    }
  }

  private func codeLines(_ file: String) throws -> Int {
    try String(contentsOf: source(file), encoding: .utf8).split(separator: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("//") }.count
  }

  private func source(_ file: String) -> URL { root.appending(path: "Sources/RxLite/\(file)") }

  private func text() throws -> String {
    try String(contentsOf: root.appending(path: "ARCHITECTURE.md"), encoding: .utf8)
  }
}
