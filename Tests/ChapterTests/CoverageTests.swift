import Foundation
import TestSupport
import Testing
import Wording

/// COVERAGE.md: where each listing and each claim of the reference text is shown.
@Suite struct CoverageTests {
  @Test func `each listing and each claim is shown somewhere`() throws {
    let table = try Table()
    #expect(table.rows.count { $0.section == "Listings" } == 79)
    let claims = table.rows.filter { $0.section == "Claims" }.map(\.id)
    #expect((1...102).filter { !claims.contains("\($0)") } == [])
    #expect(claims.count == 102)
    #expect(Set(table.rows.map(\.id)).count == table.rows.count)
    for row in table.rows where table.places[row.id] == nil {
      Issue.record("Nothing shows \(row.id), \(row.what)")
    }
  }

  @Test func `each declaration names something that is in the table`() throws {
    let table = try Table()
    let ids = Set(table.rows.map(\.id))
    for (id, places) in table.places where !ids.contains(id) {
      Issue.record("\(places.joined(separator: ", ")) shows \(id), which isn't in COVERAGE.md.")
    }
  }

  /// The last column is written if the variable COVERAGE says so, and compared otherwise.
  @Test func `the table is current`() throws {
    let table = try Table()
    if ProcessInfo.processInfo.environment["COVERAGE"] == "write" {
      try table.current.write(to: Table.file, atomically: true, encoding: .utf8)
    } else {
      let difference = LineDiff(expected: table.current, found: table.text).lines
        .filter { !$0.hasPrefix(" ") }
      #expect(
        difference == [], "To write it anew: COVERAGE=write swift test --filter CoverageTests")
    }
  }
}

/// The tables of COVERAGE.md, and what the listings declare.
private struct Table {
  struct Row {
    let section: String
    let id: String
    let what: String
  }

  static let file = ChapterTests.file("../../Reference/COVERAGE.md").standardizedFileURL

  let text: String
  private(set) var rows: [Row] = []
  /// The listings that show something, by its id.
  private(set) var places: [String: [String]] = [:]
  /// The text with the last column as it should be.
  private(set) var current = ""

  init() throws {
    text = try String(contentsOf: Self.file, encoding: .utf8)
    try collect()
    var section = ""
    var lines: [String] = []
    for line in text.components(separatedBy: "\n") {
      if line.hasPrefix("## ") { section = String(line.dropFirst(3)) }
      if let row = line.wholeMatch(of: #/\| ([A-E]?\d+) \| (.*) \| .* \|/#) {
        let (id, what) = (String(row.1), String(row.2))
        rows.append(Row(section: section, id: id, what: what))
        lines.append("| \(id) | \(what) | \((places[id] ?? []).joined(separator: ", ")) |")
      } else {
        lines.append(line)
      }
    }
    current = lines.joined(separator: "\n")
  }

  private mutating func collect() throws {
    for (index, chapter) in Chapter.allCases.enumerated() {
      for line in try run(chapter.executable, ["--coverage"]).output.split(separator: "\n") {
        let parts = line.split(separator: ":")
        for id in parts.dropFirst().joined().split(separator: " ") {
          places[String(id), default: []].append("\(index + 1) `\(parts[0])`")
        }
      }
    }
    // A claim that something doesn't compile is shown by a snippet.
    let snippets = ChapterTests.file("../CompileErrors").standardizedFileURL
    for name in try FileManager.default.contentsOfDirectory(atPath: snippets.path).sorted() {
      let snippet = try String(contentsOf: snippets.appending(path: name), encoding: .utf8)
      if let shown = snippet.firstMatch(of: #/^// Shows (\w+):/#) {
        places[String(shown.1), default: []].append("`Tests/CompileErrors/\(name)`")
      }
    }
  }
}
