import Foundation
import TestSupport
import Testing

/// What the compiler says to the snippets of Tests/CompileErrors, which chapters 4 and 12 show.
///
/// In a snippet, a comment `// error: …` or `// warning: …` is the beginning of what the compiler says of
/// the line below it. Between `#else` and `#endif` the mistake is mended: with the condition MENDED the
/// snippet compiles without a word.
@Suite struct CompileErrorTests {
  @Test(.enabled(if: isThorough, "ALL_TESTS=1 runs it"), arguments: try snippets())
  func `the compiler says what the snippet expects`(snippet: String) throws {
    let text = try String(contentsOf: folder.appendingPathComponent(snippet), encoding: .utf8)
    let expected = text.components(separatedBy: "\n").enumerated().compactMap { index, line in
      line.firstMatch(of: #/^\s*// ((?:error|warning): .*)/#).map { (index + 2, String($0.1)) }
    }
    #expect(!expected.isEmpty)
    let said = try compile(snippet)
    #expect(said.map(\.line) == expected.map(\.0), "\(said)")
    for (said, (_, text)) in zip(said, expected) {
      #expect(said.text.hasPrefix(text))
    }
  }

  @Test(.enabled(if: isThorough, "ALL_TESTS=1 runs it"), arguments: try snippets())
  func `it compiles when it is mended`(snippet: String) throws {
    #expect(try compile(snippet, "-D", "MENDED").isEmpty)
  }

  @Test func `each snippet is in a lesson`() throws {
    let lesson = try [Chapter.traits, .debugging].map {
      try String(contentsOf: $0.folder.appendingPathComponent("README.md"), encoding: .utf8)
    }.joined()
    for snippet in try snippets() {
      #expect(lesson.contains("Tests/CompileErrors/\(snippet)"), "\(snippet)")
    }
  }
}

private let folder = file("../CompileErrors").standardizedFileURL

private func snippets() throws -> [String] {
  // NB: the Finder leaves a file of its own in a folder that it has shown.
  try FileManager.default.contentsOfDirectory(atPath: folder.path)
    .filter { $0.hasSuffix(".swift") }.sorted()
}

/// What the compiler says of a snippet, and of which line.
private func compile(
  _ snippet: String, _ options: String...
) throws -> [(line: Int, text: String)] {
  let modules = Chapter.debugging.executable.deletingLastPathComponent()
    .appendingPathComponent("Modules")
  let ending = try run(
    URL(filePath: "/usr/bin/env"),
    ["swiftc", "-typecheck", "-swift-version", "5", "-diagnostic-style", "llvm"] + options
      + ["-I", modules.path, folder.appendingPathComponent(snippet).path], limit: 120)
  let said = ending.errors.matches(of: #/\.swift:(\d+):\d+: ((?:error|warning): .*)/#)
    .compactMap { match in Int(match.1).map { (line: $0, text: String(match.2)) } }
  // A failure that names no line would otherwise look like a snippet that compiles.
  #expect((ending.status == 0) == !said.contains { $0.text.hasPrefix("error") }, "\(ending.errors)")
  return said
}
