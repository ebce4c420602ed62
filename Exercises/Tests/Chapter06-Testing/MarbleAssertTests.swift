import RxLite
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

  @Test func `an error is an X, and no completion`() throws {
    try check("-1-X", "-1-X", nil)
    try check(
      "-1-|", "-1-X",
      """
      expected  -1-|
        actual  -1-X
                   ↑
      """)
    try check("-1-X", "-1-2", nil, "map { throw Broken.pipe } for the 2") { source, _ in
      source.map { if $0 == "2" { throw Broken.pipe } else { $0 } }
    }
    try check(
      "-1-x", "-1-X",
      """
      expected  -1-x
        actual  -1-X
                   ↑
      """)
  }

  @Test func `the operation is applied`() throws {
    try check("-2-4-|", "-1-2-|", nil, "map { twice as much }") { source, _ in
      source.map { "\(Int($0)! * 2)" }
    }
    try check(
      "-1-2-|", "-1-2-|",
      """
      expected  -1-2-|
        actual  -2-4-|
                 ↑ ↑
      """, "map { twice as much }"
    ) { source, _ in source.map { "\(Int($0)! * 2)" } }
    try check("a--1--|", "---1--|", nil, "startWith(\"a\")") { source, _ in
      source.startWith("a")
    }
  }

  @Test func `the operation waits on the same clock`() throws {
    try check("------2---3", "-1-2---3", nil, "debounce(.seconds(3))") { source, clock in
      source.debounce(.seconds(3), scheduler: clock)
    }
    try check(
      "-----2", "-1-2",
      """
      expected  -----2
        actual  ------2
                     ↑↑
      """, "debounce(.seconds(3))"
    ) { source, clock in source.debounce(.seconds(3), scheduler: clock) }
  }

  @Test func `work that is due now takes no tick`() throws {
    try check("1-2-3-|", "1-2-3-|", nil, "observe(on: clock)") { source, clock in
      source.observe(on: clock)
    }
  }

  @Test func `the source is cold`() throws {
    try check("-1-1X", "-1X", nil, "retry(2)") { source, _ in source.retry(2) }
    try check("--1-2", "-1-2", nil, "take(1).flatMap { _ in source }") { source, _ in
      source.take(1).flatMap { _ in source }
    }
  }

  @Test func `what never ends is disposed at 100`() throws {
    var clock: TestScheduler?
    var disposals: [TestTime] = []
    _ = marbleDifference(source: "-1-2", expected: "-1-2") { source, scheduler in
      clock = scheduler
      return source.do(onDispose: { disposals.append(scheduler.clock) })
    }
    try expect(
      disposals, equals: [100],
      "The source -1-2 never ends. These are the ticks at which its subscription was disposed.")
    try expect(clock != nil, "The operation was not called.")
    let silence = String(repeating: "-", count: 98)
    try check(silence + "t", "-1-|", nil, "an interval of 98, in place of the source") {
      Observable<Int>.interval(.seconds(98), scheduler: $1).map { _ in "t" }
    }
  }

  @Test func `the operation is applied once, and its result subscribed to once`() throws {
    var calls = 0
    var subscriptions: [TestTime] = []
    _ = marbleDifference(source: "-1-2|", expected: "-1-2|") { source, clock in
      calls += 1
      return source.do(onSubscribe: { subscriptions.append(clock.clock) })
    }
    try expect(calls, equals: 1, "How often the operation was called for one test:")
    try expect(
      subscriptions, equals: [0],
      "The ticks at which the result of the operation was subscribed to:")
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
    try check(
      "-|", "",
      "expected  -|\n  actual  \n           ↑")
  }

  @Test func `what stands after an end counts as well`() throws {
    try check(
      "-1|-2", "-1|",
      """
      expected  -1|-2
        actual  -1|
                    ↑
      """)
  }

  @Test func `expected is shown as it was given, and actual ends with its last event`() throws {
    try check(
      "-1-2---", "-1-3--",
      """
      expected  -1-2---
        actual  -1-3
                   ↑
      """)
  }

  @Test func `silence at the beginning counts`() throws {
    try check(
      "--1-", "-1-",
      """
      expected  --1-
        actual  -1
                 ↑↑
      """)
  }

  @Test func `silence at the end is no difference`() throws {
    try check("-1-2", "-1-2---", nil)
    try check("-1-2---", "-1-2", nil)
    try check("---", "", nil)
    try check("", "---", nil)
  }

  @Test func `small and capital letters differ, and a blank is no silence`() throws {
    try check(
      "-a- |", "-A--|",
      """
      expected  -a- |
        actual  -A--|
                 ↑ ↑
      """)
    try check("-a- |", "-a- |", nil)
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
    try check("-👍🏽-2-|", "-👍🏽-2-|", nil)
  }

  private func check(
    _ expected: String, _ source: String, _ message: String?, _ name: String = "nothing",
    line: Int = #line,
    operation: @escaping (Observable<String>, TestScheduler) -> Observable<String> = { source, _ in
      source
    }
  ) throws {
    let found = marbleDifference(source: source, expected: expected, operation: operation)
    let given = "With the source “\(source)”, the operation “\(name)” and “\(expected)” expected, "
    guard let message else {
      return try expect(
        found == nil,
        """
        \(given)marbleDifference should return nil: that is what happens. It returns
        \(indented(found ?? ""))
        """, line: line)
    }
    guard let found else {
      try fail(
        "\(given)marbleDifference returns nil, and they differ:\n\(indented(message))", line: line)
    }
    if found == message { return }
    try fail(
      """
      \(given)marbleDifference returns another text. \(mistake(in: found, message))
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
    if lines[0] != right[0] {
      return "Its first line is the expected diagram as it was given, after a label of ten columns."
    }
    if lines[1] != right[1] {
      return """
        Its second line is the diagram of what was recorded, which ends with the last event, after a label \
        of ten columns.
        """
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

private enum Broken: Error { case pipe }
