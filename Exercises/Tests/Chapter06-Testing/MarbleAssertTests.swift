import RxLiteTest
import Testing

@testable import Chapter06Exercises

@Suite("MarbleAssert", .serialized) struct MarbleAssertTests {
  @Test func `nothing is said about diagrams that say the same`() throws {
    try check("-1-2-|", "-1-2-|", nil)
    try check("", "", nil)
  }

  @Test func `expected stands over actual, with a caret under the difference`() throws {
    try check(
      "-1-2-|", "-1-3-|",
      """
      expected  -1-2-|
        actual  -1-3-|
                   ^
      """)
  }

  @Test func `each column that differs has its caret`() throws {
    try check(
      "-1---2-3-|", "-1-1-2---|",
      """
      expected  -1---2-3-|
        actual  -1-1-2---|
                   ^   ^
      """)
  }

  @Test func `what one of them lacks at its end is a difference`() throws {
    try check(
      "-1-2-|", "-1-2",
      """
      expected  -1-2-|
        actual  -1-2
                     ^
      """)
    try check(
      "-1", "-1-2-|",
      """
      expected  -1
        actual  -1-2-|
                   ^ ^
      """)
  }

  @Test func `both are shown as they were given`() throws {
    try check(
      "-1-2---", "-1-3--",
      """
      expected  -1-2---
        actual  -1-3--
                   ^
      """)
  }

  @Test func `silence at the beginning counts`() throws {
    try check(
      "--1-", "-1-",
      """
      expected  --1-
        actual  -1-
                 ^^
      """)
  }

  @Test func `silence at the end is none`() throws {
    try check("-1-2", "-1-2---", nil)
    try check("-1-2---", "-1-2", nil)
    try check("---", "", nil)
  }

  private func check(
    _ expected: String, _ actual: String, _ message: String?,
    line: Int = #line
  ) throws {
    let found = marbleDifference(expected: expected, actual: actual)
    try expect(
      found, equals: message,
      """
      For "\(expected)" and "\(actual)", marbleDifference returns \(found == nil ? "nil" : "another text").
      """,
      line: line)
  }
}
