import Foundation
import Testing

/// DIALECT.md names a test in each of its rows.
@Suite struct DialectRowsTests {
  private let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test func `each row of DIALECT names a test that exists`() throws {
    let named = try rows().map { row in try #require(row.last, "a row without a test") }
    #expect(named.count > 10)
    let tests = try testNames()
    #expect(named.filter { !tests.contains($0) } == [], "rename them in DIALECT.md")
  }

  /// The rows of the table, as the code words of the last column.
  private func rows() throws -> [[String]] {
    try String(contentsOf: root.appending(path: "DIALECT.md"), encoding: .utf8)
      .split(separator: "\n").filter { $0.hasPrefix("| ") }
      .dropFirst()
      .map { row in
        let test = row.split(separator: "|").last(where: { $0.contains("`") }) ?? ""
        return test.split(separator: "`", omittingEmptySubsequences: false).enumerated()
          .filter { $0.offset % 2 == 1 }.map { String($0.element) }
      }
  }

  /// The names of all test functions of the project.
  private func testNames() throws -> Set<String> {
    let tests = root.appending(path: "Tests").path()
    let files = FileManager.default.enumerator(atPath: tests)?.compactMap { $0 as? String } ?? []
    let name = #/func (?:`([^`]+)`|(\w+))/#
    var names: Set<String> = []
    for file in files where file.hasSuffix(".swift") {
      let text = try String(contentsOfFile: "\(tests)/\(file)", encoding: .utf8)
      for match in text.matches(of: name) {
        names.insert(String(match.output.1 ?? match.output.2 ?? ""))
      }
    }
    return names
  }
}
