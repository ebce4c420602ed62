import Foundation
import Testing
import Wording

@testable import ExerciseJudge
@testable import RxLiteTest
@testable import Trainer

@Suite struct `A verdict, told` {
  @Test func `is one line when all is well`() {
    #expect(told(.solved()) == ["✓ Solved: all its tests pass."])
    let report = TestReport(
      passed: ["a test"], printed: "here\n",
      warnings: [
        Diagnostic(path: "Plus.swift", line: 2, column: 7, message: "never used: 'unused'")
      ])
    var unkept = story(.solved())
    unkept.outcome.isKept = false
    #expect(unkept.text.contains("This try isn't recorded"))
    let page = told(.solved(report))
    #expect(page.first == "✓ Solved: all its tests pass.")
    #expect(page.contains("Your code printed:") && page.contains("  here"))
    #expect(page.contains { $0.contains("never used: 'unused'") })
  }

  @Test func `shows the first failure in full, names the others, and warns`() {
    var report = TestReport(passed: ["a", "b"])
    report.failures = [
      failure("receives the latest", "It came after 2.", ["2"], ["1", "2"]),
      failure("ends (1)", "", [], [], function: "ends"),
      failure("ends (2)", "", [], [], function: "ends"),
    ]
    report.printed = "hello\n"
    report.warnings = [
      Diagnostic(
        path: "Exercises/A.swift", line: 3, column: 1, message: "result of call is unused",
        excerpt: "")
    ]
    #expect(
      told(.failed(report)) == [
        "✗ receives the latest", "",
        "  It came after 2.", "",
        "  expected  2",
        "    actual  1, 2",
        "            ↑", "",
        "  Exercises/Tests/Chapter01-Sums/PlusTests.swift:7", "",
        "2 of 4 tests pass. These fail as well:", "  ✗ ends", "",
        "The compiler warns: result of call is unused (Exercises/A.swift:3)", "",
        "Your code printed:", "  hello",
      ])
    let parts = story(.failed(report)).lines(width: 80).flatMap(\.parts)
    #expect(parts.contains(.init("1, 2", .bad)) && parts.contains(.init("↑", .mark)))
  }

  @Test(arguments: [
    (RunEnding.Occupation.loop, "busy all the time"), (.wait, "semaphore"),
  ])
  func `shows what was found before the time ran out, then what the program did`(
    occupation: RunEnding.Occupation, words: String
  ) {
    var report = TestReport(failures: [failure("ends", "It never ends.", ["1"], ["2"])])
    report.ending = RunEnding(cause: .timeLimit(.seconds(10), occupation), test: "waits")
    let lines = told(.failed(report))
    #expect(lines.first == "✗ ends")
    #expect(lines.contains("  It happened in the test “waits”."))
    #expect(lines.joined(separator: " ").contains(words))
  }

  @Test func `makes visible what can't be seen`() {
    let report = TestReport(failures: [failure("t", "", ["a", "b"], ["a ", "\tb"])])
    #expect(told(.failed(report)).contains("    actual  a␣, ⇥b"))
  }

  @Test func `shows a wide picture from shortly before the first difference on`() throws {
    let events = (0..<60).map { Recorded.next($0 * 2, "1") }
    let exhibit = Finding.Exhibit.comparison(
      expected: Timeline(events), actual: Timeline(Array(events.dropLast())))
    let lines = FailuresPage(report: TestReport(), file: "").picture(exhibit, width: 60)
    #expect(lines.allSatisfy { $0.width <= 60 })
    #expect(lines.contains { $0.plain.contains("↑") })
  }

  @Test(arguments: [
    (RunEnding.Cause.exit(0), "The program exited before the tests finished (`exit(0)`)."),
    (.signal(SIGSEGV), "It crashed: bad memory access."),
    (.memory(megabytes: 300), "It took more than 300 MB of memory, and was stopped."),
  ])
  func `says how a run ended too early`(cause: RunEnding.Cause, headline: String) {
    let lines = told(
      .failed(TestReport(ending: RunEnding(cause: cause, test: "starts", line: 4))))
    #expect(lines.first == "✗ \(headline)")
    #expect(lines.contains { $0.contains("Plus.swift:4, in the test “starts”") })
  }

  @Test func `shows what was found before a crash first`() throws {
    var report = TestReport(failures: [failure("starts", "It should be 1.", ["1"], ["2"])])
    report.ending = RunEnding(cause: .signal(SIGSEGV), test: "ends", line: 4)
    let page = story(.failed(report))
    #expect(page.headline.plain == "✗ A test failed, and then the program stopped.")
    let lines = page.lines(width: 80).map(\.plain)
    #expect(lines.first == "✗ starts")
    let crash = try #require(lines.firstIndex(of: "  It crashed: bad memory access."))
    #expect(lines[crash + 2] == "  Exercises/Chapter01-Sums/Plus.swift:4, in the test “ends”")
  }

  private func failure(
    _ test: String, _ sentence: String, _ expected: [String], _ actual: [String],
    function: String? = nil
  ) -> TestReport.Failure {
    TestReport.Failure(
      test: test, function: function ?? test,
      finding: Finding(
        sentence, line: 7,
        exhibits: [.init(content: .values(expected: expected, actual: actual))]))
  }

  private func story(_ verdict: Verdict) -> VerdictPage {
    let root = URL(filePath: "/course")
    let exercise = Exercise("Plus", in: "Chapter01-Sums", of: root)!
    return VerdictPage(
      outcome: Outcome(verdict: verdict), exercise: exercise, folder: CourseFolder(root))
  }

  private func told(_ verdict: Verdict) -> [String] {
    story(verdict).lines(width: 80).map(\.plain)
  }
}
