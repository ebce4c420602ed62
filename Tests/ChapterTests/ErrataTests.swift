import Foundation
import RxLite
import TestSupport
import Testing

/// What ERRATA.md says: each command that it names is there, and what no chapter shows yet is shown here.
@Suite struct ErrataTests {
  @Test func `each entry names a command that shows what is so`() throws {
    let entries = try errata.components(separatedBy: "\n### ").dropFirst()
    #expect(entries.count > 20)
    for entry in entries {
      let title = entry.prefix { $0 != "\n" }
      let words = entry.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      let command = try #require(
        words.components(separatedBy: "- **See**: `swift ").dropFirst().first?.prefix { $0 != "`" },
        "\(title): no command")
      let parts = command.split(separator: " ").map(String.init)
      if parts[0] == "run" {
        let chapter = try #require(Chapter(rawValue: parts[1]), "\(title): \(parts[1])")
        let ending = try run(chapter.executable, ["--fast"] + parts.dropFirst(2))
        #expect(ending.status == 0 && !ending.output.isEmpty, "\(title): \(command)")
      } else {
        #expect(
          parts.count == 3 && parts.starts(with: ["test", "--filter"]), "\(title): \(command)")
        #expect(try tests.contains(parts.last ?? ""), "\(title): \(command) finds no tests")
      }
    }
  }

  @Test func `E6, a private type is printed with an address, and what flatMap sends is right`() {
    #expect(String(reflecting: Hidden.self).contains("(unknown context at $"))
    let pets = Observable.of(Observable.of("🐶", "🐱"), Observable.of("🐭", "🐹"))
    #expect(elements(of: pets.flatMap { $0 }) == ["🐶", "🐱", "🐭", "🐹"])
  }

  /// The suites, which are named like their files.
  private var tests: [String] {
    get throws {
      try FileManager.default.subpathsOfDirectory(atPath: file("..").path)
        .map { URL(fileURLWithPath: $0).lastPathComponent }
        .filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(".swift".count)) }
    }
  }

  private var errata: String {
    get throws { try String(contentsOf: file("../../Reference/ERRATA.md"), encoding: .utf8) }
  }
}

/// What a sequence sends at once.
private func elements<Element>(of sequence: Observable<Element>) -> [Element] {
  var elements: [Element] = []
  sequence.subscribe(onNext: { elements.append($0) }).dispose()
  return elements
}

private struct Hidden {}
