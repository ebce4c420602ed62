import Foundation
import TestSupport
import Testing

/// `Chapter07-Operators --which`, which asks until it has found an operator.
@Suite struct WhichTests {
  private let chapter = Chapter.operators.executable

  @Test func `each way ends in an operator, drawn from a run`() throws {
    let ways = try run(chapter, ["--which", "--all"]).output.split(separator: "\n")
    #expect(ways.count > 35)
    for way in ways {
      let parts = way.components(separatedBy: ": ")
      let ending = try run(
        chapter, ["--which"] + parts[0].split(separator: " ").map(String.init))
      #expect(ending.status == 0)
      #expect(ending.output.contains("\n\(parts[1])\n"), "\(way)")
      #expect(ending.output.contains(#/\n  result +[-0-9a-z!?]*[|X>]\n/#), "\(way)")
    }
  }

  @Test func `the lesson shows what the program prints`() throws {
    let session = try #require(
      Chapter.operators.lesson.blocks.first {
        $0.lines.first?.hasPrefix("swift run Chapter07-Operators --which ") == true
      })
    let answers = session.lines[0].split(separator: " ").dropFirst(4).map(String.init)
    let printed = try run(chapter, ["--which"] + answers).output
    let shown = session.lines.dropFirst().prefix { $0 != "…" }.joined(separator: "\n")
    #expect(printed.contains(shown + "\n"))
    #expect(shown.contains("result"))
  }

  @Test func `the code that is shown is the code that runs`() throws {
    let source = try String(
      contentsOf: Chapter.operators.folder.appendingPathComponent("WhichTree.swift"),
      encoding: .utf8)
    let uses = source.matches(
      of: #/use\(\s*"[^"]+",\s*(?:#"(.*?)"#|"((?:[^"\\]|\\.)*)")(?:,\s*on:[^)]*)?\s*\)\s*\{/#)
    let ways = try run(chapter, ["--which", "--all"]).output.split(separator: "\n")
    #expect(uses.count == ways.count)
    for use in uses {
      let shown = String(use.1 ?? use.2 ?? "")
      let running = source[use.range.upperBound...].filter { !$0.isWhitespace }
      #expect(running.hasPrefix(shown.filter { !$0.isWhitespace } + "}"), "\(shown)")
    }
  }

  @Test func `answers are read from standard input as well`() throws {
    let ending = try run(chapter, ["--which", "2", "1"])
    #expect(ending.output.contains("Observable.merge(a, b)"))
  }

  @Test(arguments: [
    (["--which", "x"], "takes the numbers of answers"),
    (["--which", "99", "2", "1"], "is no answer"),
  ])
  func `a wrong answer is met with one line`(arguments: [String], sentence: String) throws {
    let ending = try run(chapter, arguments)
    #expect(ending.errors.split(separator: "\n").count == 1)
    #expect(ending.errors.contains(sentence))
  }
}
