import Foundation
import TestSupport
import Testing

/// ARCHITECTURE.md lists what one must read to understand `map`, `flatMap` and `share(replay:)` in full.
@Suite struct CoreTests {
  private let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test func `each file of the core is named once, and uses no type that isn't named`() throws {
    let files = try self.files()
    #expect(files.count > 20)
    #expect(Set(files).count == files.count)
    // These files compile alone, so nothing that they use is missing from the table.
    let ending = try run(
      URL(filePath: "/usr/bin/env"),
      [
        "swiftc", "-typecheck", "-suppress-warnings", "-swift-version", "5", "-package-name",
        "core", "-module-name", "RxLite",
      ] + files.map { source($0).path }, limit: 120)
    #expect(ending.status == 0, "\(ending.errors.prefix(2000))")
  }

  /// The files that the rows of the table name.
  private func files() throws -> [String] {
    let text = try String(contentsOf: root.appending(path: "ARCHITECTURE.md"), encoding: .utf8)
    return text.split(separator: "\n").filter { $0.hasPrefix("| **") }
      .flatMap { $0.matches(of: #/`(\d-[^`]+\.swift)`/#) }.map { String($0.output.1) }
  }

  private func source(_ file: String) -> URL { root.appending(path: "Sources/RxLite/\(file)") }
}
