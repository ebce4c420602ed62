import Testing
import Wording

@Suite struct `A line` {
  private let verdict = Line([.init("It says "), .init("yes", .good), .init(".")])

  @Test func `is a text with tones`() {
    #expect("It says \("yes", .good)." == verdict)
    #expect("\(1) of \(3)" == Line("1 of 3"), "What has one tone is one part.")
  }

  @Test func `is broken where lines must fit, or cut if it is a drawing`() {
    let drawing = Line("--1--2--|").unbroken.indented(by: 2)
    #expect(
      [verdict, drawing].fitted(to: 8).map(\.plain) == ["It says", "yes.", "  --1--…"])
  }

  @Test func `has colours on a terminal and none elsewhere`() {
    #expect(verdict.rendered(inColour: true) == "It says \u{1b}[32myes\u{1b}[0m.")
    #expect(verdict.rendered(inColour: false) == "It says yes.")
    #expect(Line().rendered(inColour: true) == "")
  }

  @Test(arguments: [
    (80, ["  one two three"]), (10, ["  one two", "  three"]),
    (6, ["  one", "  two", "  thre", "  e"]),
    (3, ["  o", "ne", "two", "thr", "ee"]),
  ])
  func `is broken at blanks, and goes on where it began`(width: Int, expected: [String]) {
    #expect(Line("  one two three").wrapped(to: width).map(\.plain) == expected)
  }

  @Test func `keeps its tones when it is broken`() {
    let lines = Line([.init("good "), .init("and bad", .bad)]).wrapped(to: 8)
    #expect(lines == [Line([.init("good "), .init("and", .bad)]), Line("bad", .bad)])
  }

  @Test(arguments: [(12, "It says yes."), (11, "It says ye…"), (9, "It says …"), (1, "…"), (0, "")])
  func `is cut with a sign that there is more`(width: Int, expected: String) {
    #expect(verdict.cut(to: width).plain == expected)
  }

  @Test(arguments: [
    ("abc", 3), ("日本", 4), ("é", 1), ("e\u{301}", 1), ("🍎", 2), ("❤\u{fe0f}", 2), ("→", 1),
    ("─●│", 3), ("한글", 4), ("\u{200b}", 0),
  ])
  func `is as wide as a terminal shows it`(text: String, columns: Int) {
    #expect(Line(text).width == columns)
  }

  @Test func `has room for half as many wide letters`() {
    #expect(Line("日本語").wrapped(to: 5).map(\.plain) == ["日本", "語"])
    #expect(Line("日本語").wrapped(to: 1).map(\.plain) == ["日", "本", "語"])
    #expect(Line("日本語").cut(to: 5).plain == "日本…")
    #expect(Line("日本語").cut(to: 4).plain == "日…")
  }

  @Test(arguments: [
    ("\u{1b}[2J\u{1b}[?1049lgone", "gone"), ("one\ttwo", "one    two"), ("one\r\ntwo", "one two"),
    ("bell\u{7}\u{9b}", "bell"), ("back\u{8}\r", "back"),
  ])
  func `has nothing in it that a terminal would obey`(text: String, shown: String) {
    #expect(Line(text).rendered(inColour: false) == shown)
  }
}
