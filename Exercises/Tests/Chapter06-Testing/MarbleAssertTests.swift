import RxLiteTest
import Testing

@testable import Chapter06Exercises

@Suite("MarbleAssert", .serialized) struct MarbleAssertTests {
  @Test func `equal diagrams have no difference`() throws {
    try check("-1-2-|", "-1-2-|", nil)
    try check("", "", nil)
  }

  @Test func `expected stands above actual, and an arrow below the difference`() throws {
    try check(
      "-1-2-|", "-1-3-|",
      """
      expected  -1-2-|
        actual  -1-3-|
                   ↑
      """)
  }

  @Test func `each column that differs has its arrow`() throws {
    try check(
      "-1---2-3-|", "-1-1-2---|",
      """
      expected  -1---2-3-|
        actual  -1-1-2---|
                   ↑   ↑
      """)
    try check(
      "1-1-1|", "1-2-1|",
      """
      expected  1-1-1|
        actual  1-2-1|
                  ↑
      """)
  }

  @Test func `what one of them lacks at its end is a difference`() throws {
    try check(
      "-1-2-|", "-1-2",
      """
      expected  -1-2-|
        actual  -1-2
                     ↑
      """)
    try check(
      "-1", "-1-2-|",
      """
      expected  -1
        actual  -1-2-|
                   ↑ ↑
      """)
    try check(
      "", "-|",
      "expected  \n  actual  -|\n           ↑")
  }

  @Test func `what stands after an end counts as well`() throws {
    try check(
      "-1|", "-1|-2",
      """
      expected  -1|
        actual  -1|-2
                    ↑
      """)
  }

  @Test func `both are shown as they were given`() throws {
    try check(
      "-1-2---", "-1-3--",
      """
      expected  -1-2---
        actual  -1-3--
                   ↑
      """)
  }

  @Test func `silence at the beginning counts`() throws {
    try check(
      "--1-", "-1-",
      """
      expected  --1-
        actual  -1-
                 ↑↑
      """)
  }

  @Test func `silence at the end is no difference`() throws {
    try check("-1-2", "-1-2---", nil)
    try check("-1-2---", "-1-2", nil)
    try check("---", "", nil)
  }

  @Test func `small and capital letters differ, and a blank is no silence`() throws {
    try check(
      "-a- |", "-A--|",
      """
      expected  -a- |
        actual  -A--|
                 ↑ ↑
      """)
  }

  @Test func `a character is one column, whatever it is`() throws {
    try check(
      "-ö-2-|", "-o-3-|",
      """
      expected  -ö-2-|
        actual  -o-3-|
                 ↑ ↑
      """)
    try check(
      "-👍🏽-2-|", "-👍-3-|",
      """
      expected  -👍🏽-2-|
        actual  -👍-3-|
                 ↑ ↑
      """)
  }

  private func check(
    _ expected: String, _ actual: String, _ message: String?,
    line: Int = #line
  ) throws {
    let found = marbleDifference(expected: expected, actual: actual)
    let given = "marbleDifference(expected: \"\(expected)\", actual: \"\(actual)\")"
    guard let message else {
      return try expect(
        found == nil,
        """
        \(given) should return nil: both mean the same. It returns “\(found ?? "")”.
        """, line: line)
    }
    guard let found else {
      try fail("\(given) returns nil, and they differ:\n\(indented(message))", line: line)
    }
    if found == message { return }
    try fail(
      """
      \(given) returns another text. \(mistake(in: found, message))
      It should return
      \(indented(message))
      It returns
      \(indented(found))
      """, line: line)
  }

  /// Indents the lines of a text, and makes visible the blanks at their ends and a last line break.
  private func indented(_ text: String) -> String {
    let text = text.hasSuffix("\n") ? text.dropLast() + "⏎" : text
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in
        let blanks = line.reversed().prefix { $0 == " " }.count
        return "    \(line.dropLast(blanks))\(String(repeating: "␣", count: blanks))"
      }
      .joined(separator: "\n")
  }

  /// What is wrong with a text, if that can be said.
  private func mistake(in found: String, _ expected: String) -> String {
    let lines = found.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let right = expected.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if found.replacing("^", with: "↑") == expected {
      return "Mark a difference with ↑: in this course ^ means subscribed."
    }
    if lines.count == 4, lines[3].isEmpty { return "It ends with a line break." }
    guard lines.count == 3 else { return "It has \(lines.count) lines, and should have 3." }
    if lines[..<2] == [right[1], right[0]] || lines[0].hasPrefix("  actual") {
      return "The expected diagram stands first."
    }
    if lines[..<2] != right[..<2] {
      return
        "Its first two lines are the diagrams as they were given, after a label of ten columns."
    }
    let marks = lines[2].drop { $0 == " " }
    if lines[2].last == " " { return "There are blanks after its last ↑." }
    if lines[2].count(where: { $0 == "↑" }) < right[2].count(where: { $0 == "↑" }) {
      return "A column that differs has no ↑."
    }
    if marks == right[2].drop(while: { $0 == " " }) {
      return "Its ↑ stands in the wrong column: the diagrams begin in the eleventh."
    }
    if !found.contains("ö"), !found.contains("👍🏽") {
      return "Its ↑ stands below columns that don't differ."
    }
    return "Each character is one column, however many bytes it takes."
  }
}
