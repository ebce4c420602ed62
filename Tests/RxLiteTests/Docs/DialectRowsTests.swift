import Foundation
import Testing

/// DIALECT.md names a program or a test in each of its rows.
@Suite struct DialectRowsTests {
  private let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test func `each row of DIALECT names a program or a test that exists`() throws {
    let named = try rows().map { row in try #require(row.last, "a row without evidence") }
    #expect(named.count > 10)
    let known = try testNames().union(programNames())
    #expect(named.filter { !known.contains($0) } == [], "rename them in DIALECT.md")
  }

  @Test func `each program of the group Dialect has a row in DIALECT`() throws {
    let named = try Set(rows().compactMap(\.last))
    #expect(try programNames().subtracting(named).sorted() == [], "add them to DIALECT.md")
  }

  @Test func `RxLiteTest imports no test library`() throws {
    let imports = try swiftFiles(in: "Kits/RxLiteTest").flatMap { text in
      text.split(separator: "\n").filter { $0.contains(#/^(@\w+ )?import /#) }
    }
    #expect(Set(imports).isSuperset(of: ["import RxLite"]))
    #expect(imports.filter { $0.contains("XCTest") || $0.contains("Testing") } == [])
  }

  /// The rows of the table, as the code words of the last column.
  private func rows() throws -> [[String]] {
    try String(contentsOf: root.appending(path: "Referee/DIALECT.md"), encoding: .utf8)
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
    let name = #/func (?:`([^`]+)`|(\w+))/#
    let names = try swiftFiles(in: "Tests").flatMap { text in
      text.matches(of: name).map { String($0.output.1 ?? $0.output.2 ?? "") }
    }
    return Set(names)
  }

  /// The names of the conformance programs that print something else on RxSwift.
  private func programNames() throws -> Set<String> {
    let name = #/program\("(dialect-[^"]+)"\)/#
    return Set(
      try swiftFiles(in: "Referee/Conformance/Programs").flatMap { text in
        text.matches(of: name).map { String($0.output.1) }
      })
  }

  /// The texts of all Swift files in a folder.
  private func swiftFiles(in folder: String) throws -> [String] {
    let folder = root.appending(path: folder).path
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return try files.filter { $0.hasSuffix(".swift") }.map {
      try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8)
    }
  }
}
