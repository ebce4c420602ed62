import Foundation
import Testing

@testable import ExerciseJudge
@testable import Trainer

@Suite struct `An answer whose tests did not come to their end` {
  private let source = "Exercises/Chapter01-Counting/CountUp.swift"
  private let tests = "Exercises/Tests/Chapter01-Counting/CountUpTests.swift"

  @Test func `that does not compile is shown the compiler's words for its own file`() {
    let errors = (1...5).map { error(source, $0 + 10, "cannot find 'j' in scope") }
    let told = told(.doesNotCompile(errors + [error(tests, 3, "no")]))
    #expect(
      told.prefix(7) == [
        "✗ It doesn't compile: 5 errors.", "",
        "  \(source):11:7", "  cannot find 'j' in scope", "  11 | let a = j",
        "     |         ^", "",
      ])
    #expect(told.last == "  … and 2 more")
    #expect(!told.contains { $0.contains(tests) })
  }

  @Test func `that lacks what its tests use hears what they look for`() {
    let told = told(.doesNotCompile([error(tests, 3, "cannot find 'countUp' in scope")]))
    #expect(told[0] == "✗ The tests don't find what they use.")
    #expect(told[2] == "  The tests use `countUp`, and don't find it as it was in")
    #expect(told.contains("  \(tests):3:7"))
  }

  @Test(
    arguments: [
      (
        .signal(SIGILL), "x\nSwift/Array.swift:600: Fatal error: Index out of range\n",
        [
          "✗ It crashed: Index out of range", "", "  in the test “counts”", "",
          "  Your code printed:",
          "    x",
        ]
      ),
      (
        .signal(SIGTRAP), "Chapter01Exercises/CountUp.swift:12: Precondition failed: no\n",
        [
          "✗ It crashed: Precondition failed: no", "",
          "  Exercises/Chapter01-Counting/CountUp.swift:12, in the test “counts”",
        ]
      ),
      (
        .signal(SIGSEGV), "",
        [
          "✗ It crashed: it touched memory that isn't its own.", "", "  in the test “counts”", "",
          "  Most often that is a function that calls itself without end.",
        ]
      ),
      (
        .exit(0), "",
        [
          "✗ It left before the tests were through.", "", "  in the test “counts”", "",
          "  exit(0) was called. That ends the tests as well, so nobody knows what they",
          "  would say.",
        ]
      ),
      (
        .memory(megabytes: 1024), "",
        [
          "✗ It took more than 1024 MB of memory, and was stopped.", "", "  in the test “counts”",
          "",
          "  A sequence without end, or a list that only grows?",
        ]
      ),
    ] as [(Trap.Cause, String, [String])])
  func `is told how it ended`(cause: Trap.Cause, printed: String, lines: [String]) {
    #expect(told(.trapped(Trap(cause: cause, printed: printed, test: "counts"))) == lines)
  }

  @Test(
    arguments: [
      (
        "Swift/Array.swift:600: Fatal error: Index out of range\n", nil,
        "✗ It crashed: Index out of range"
      ),
      ("", "arithmetic overflow", "✗ It crashed: arithmetic overflow"),
    ] as [(String, String?, String)])
  func `is told in which line it was, where the runtime's words don't say`(
    printed: String, reason: String?, headline: String
  ) {
    let trap = Trap(
      cause: .signal(SIGILL), printed: printed, test: "counts", line: 7, reason: reason)
    #expect(
      told(.trapped(trap))
        == [
          headline, "", "  Exercises/Chapter01-Counting/CountUp.swift:7, in the test “counts”",
        ])
  }

  @Test func `is not told that all was counted when a part was left out`() {
    let flood = String(repeating: "x\n", count: 20) + Child.omission + "\nx\n"
    let told = told(.timedOut(after: .seconds(10), .running(test: "counts", printed: flood)))
    #expect(told.last == "  … and at least 11 more lines")
    #expect(!told.contains { $0.contains(Child.omission) })
  }

  @Test func `because the time was up hears so`() {
    #expect(
      told(.timedOut(after: .seconds(10), .running(test: "counts"))) == [
        "✗ Stopped after 10 s, in the test “counts”: an endless loop, or a thread that",
        "waits for itself?",
      ])
    let compiling = Verdict.timedOut(after: .milliseconds(500), .compiling)
    #expect(told(compiling)[0] == "✗ The compiler was stopped after 0.5 s.")
  }

  @Test func `since it could not be judged is told why`() {
    #expect(
      told(.couldNotJudge("RxLite is not built.\nRun this."))
        == ["? It could not be judged.", "", "  RxLite is not built.", "  Run this."])
  }

  private func told(_ verdict: Verdict) -> [String] {
    VerdictStory.sample(verdict).lines(width: 80).map(\.plain)
  }

  private func error(_ path: String, _ line: Int, _ message: String) -> Diagnostic {
    Diagnostic(
      path: path, line: line, column: 7, message: message,
      excerpt: "\(line) | let a = j\n   |         `- error: \(message)")
  }
}
