import Foundation
import Testing
import Wording

@testable import ExerciseJudge
@testable import Trainer

@Suite struct `A verdict, told` {
  @Test func `is one line when all is well`() {
    #expect(told(.solved) == ["✓ Solved: all its tests pass."])
  }

  @Test func `shows the first failure in full and names the others`() {
    let failures = [
      failure(
        "hears the latest", "It has come after 2.",
        "Expectation failed: (late.heard → [\"1\", \"2\"]) == [\"2\"]\ninserted [\"1\"]"),
      failure("hears the latest", "And then 3.", "Expectation failed: (n → 1) == 2"),
      failure("ends (1)", "", "", function: "ends"), failure("ends (2)", "", "", function: "ends"),
    ]
    let report = TestReport(passed: ["a", "b"], failures: failures, printed: "hello\n")
    #expect(
      told(.failed(report)) == [
        "✗ hears the latest", "",
        "  It has come after 2.", "",
        "  expected  2",
        "    actual  1, 2",
        "            ^",
        "  the 1st: expected 2, got 1", "",
        "  late.heard in Exercises/Tests/Chapter01-Counting/CountUpTests.swift:7", "",
        "  And 1 more in this test.", "",
        "2 of 4 tests pass. These fail as well:", "  ✗ ends", "",
        "Your code printed:", "  hello",
      ])
    #expect(story(.failed(report)).headline.plain == "✗ 2 of 4 tests pass.")
  }

  @Test func `gives expected, actual and mark their tones`() {
    let report = TestReport(failures: [
      failure("t", "", "Expectation failed: (n → [1, 3]) == [1, 2]")
    ])
    let parts = story(.failed(report)).lines(width: 80).flatMap(\.parts)
    #expect(parts.contains(.init("1, 2", .good)))
    #expect(parts.contains(.init("1, 3", .bad)))
    #expect(parts.contains(.init("^", .mark)))
  }

  @Test func `shows marbles without the runner's words`() {
    let text = """
      marbles at line 26: not what was expected

          source  --1--4--|
        expected  --1--|
          actual  --1--4--|
                       ^  ^
        at 5: expected a completion, got 4

      marbles at line 26: the source was not subscribed as expected

        expected  ^----!
          actual  ^-------!
        it should have been subscribed at 0 and disposed at 5
      """
    #expect(
      body(text, "Caught error: " + text) == [
        "    source  --1--4--|",
        "  expected  --1--|",
        "    actual  --1--4--|",
        "                 ^  ^",
        "  at 5: expected a completion, got 4", "",
        "  The source was not subscribed as expected.",
        "  expected  ^----!",
        "    actual  ^-------!",
        "  it should have been subscribed at 0 and disposed at 5",
      ])
  }

  @Test(arguments: [
    (
      "[1, 2]", "[1, 2, 3]",
      [
        "  expected  1, 2, 3", "    actual  1, 2", "                  ^",
        "  the 3rd: expected 3, got nothing more",
      ]
    ),
    ("[]", "[\"a\"]", ["  expected  a", "    actual  nothing"]),
    (
      "[(0: 700)]", "[(0: Infinity), (9: 9)]",
      [
        "  expected  subscribed at 0, never disposed", "            subscribed at 9, disposed at 9",
        "    actual  subscribed at 0, disposed at 700",
      ]
    ),
    (
      "[next(1) @ 100, next(3) @ 300]", "[next(1) @ 100, completed @ 200]",
      [
        "  expected  -1|", "    actual  -1-3", "              ^", "  each column is 100 ticks",
        "  at 200: expected a completion, got nothing",
      ]
    ),
    (
      "[next(10) @ 210, completed @ 900]", "[next(10) @ 210, next(7) @ 300]",
      [
        "      tick  210  300  900", "  expected  10   7", "    actual  10        completed",
        "                 ^",
      ]
    ),
    (
      "[error(a) @ 5]", "[error(b) @ 5]",
      ["      tick  5", "  expected  error(b)", "    actual  error(a)", "            ^"]
    ),
    (
      "\"a\nb\nc\"", "\"a\nx\nc\"",
      ["  - expected   + actual", "    a", "  - x", "  + b", "    c"]
    ),
    ("\"a \"", "\"a\"", ["  expected  a", "    actual  \"a \""]),
    ("\"nil\"", "nil", ["  expected  nil", "    actual  \"nil\""]),
  ])
  func `draws expected over actual`(actual: String, expected: String, lines: [String]) {
    #expect(body("", "Expectation failed: (x → \(actual)) == (y → \(expected))") == lines)
  }

  @Test func `shows of long lists what is around the first difference`() {
    let expected = (1...99).map { "\($0)" }
    let actual = expected.map { $0 == "50" ? "51" : $0 }
    let text =
      "Expectation failed: (x → [\(actual.joined(separator: ", "))]) == "
      + "(y → [\(expected.joined(separator: ", "))])"
    #expect(
      body("", text, width: 40) == [
        "  expected  …, 47, 48, 49, 50, 51, 52, …",
        "    actual  …, 47, 48, 49, 51, 51, 52, …",
        "                           ^",
        "  the 50th: expected 50, got 51",
      ])
  }

  @Test(arguments: [
    ("expected .hot, found .cold. Look.", "(f → .cold) == (e → .hot)", "Look."),
    ("Two come. Found: [\"a\"]", "(f → [\"a\"]) == []", "Two come."),
    ("Two come. Found: [a @ 3]", "(f → [\"a\"]) == []", "Two come. Found: [a @ 3]"),
    ("So.\nexpected  [1]\nfound     nothing", "(f → []) == (e → [1])", "So."),
  ])
  func `says each value once`(message: String, check: String, said: String) {
    #expect(body(message, "Expectation failed: " + check).first == "  " + said)
  }

  @Test func `never loses what it can't read`() {
    #expect(
      body("", "Expectation failed: (a → [(]).b").first == "  it was checked that: (a → [(]).b")
    #expect(body("", "Expectation failed: isBusy") == ["  it was checked that: isBusy"])
    #expect(body("", "Caught error: Odd()") == ["  The test was ended by an error: Odd()"])
    #expect(body("In run 2.", "Issue recorded") == ["  In run 2."])
  }

  @Test func `is never much higher than a screen, nor wider`() {
    let text = (1...80).map { "  row \($0) \(String(repeating: "x", count: 300))" }
    let report = TestReport(
      failures: (1...40).map {
        failure("test \($0)", text.joined(separator: "\n"), "Issue recorded")
      },
      printed: (1...2010).map { "line \($0)\n" }.joined())
    for width in [30, 80, 200] {
      let lines = story(.failed(report)).lines(width: width)
      #expect(lines.count < 60)
      #expect(lines.allSatisfy { $0.width <= width })
      #expect(lines.last?.plain == "  … and 2000 more lines")
    }
  }

  private func failure(
    _ test: String, _ message: String, _ expectation: String, function: String? = nil
  ) -> TestReport.Failure {
    .init(
      test: test, function: function, message: message.isEmpty ? expectation : message,
      expectation: expectation, line: 7)
  }

  /// What is told between the test's name and its place.
  private func body(_ message: String, _ expectation: String, width: Int = 80) -> [String] {
    let report = TestReport(failures: [failure("test", message, expectation)])
    return Array(
      told(.failed(report), width: width).dropFirst(2).prefix { !$0.contains("The test fails.") }
        .split(separator: "").dropLast().joined(separator: [""]))
  }

  private func told(_ verdict: Verdict, width: Int = 80) -> [String] {
    story(verdict).lines(width: width).map(\.plain)
  }

  private func story(_ verdict: Verdict) -> VerdictStory { .sample(verdict) }
}

extension VerdictStory {
  static func sample(_ verdict: Verdict) -> VerdictStory {
    let root = URL(filePath: "/course")
    let file = root.appending(path: "Exercises/Chapter01-Counting/CountUp.swift")
    let exercise = Exercise(
      id: "counting/count-up", source: file, stub: file,
      tests: root.appending(path: "Exercises/Tests/Chapter01-Counting/CountUpTests.swift"),
      module: "Chapter01Exercises", solution: file)
    return VerdictStory(verdict, of: exercise, in: CourseFolder(root))
  }
}
