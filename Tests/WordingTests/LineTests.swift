import Testing
import Wording

@Suite struct `A line` {
  private let verdict = Line([.init("It says "), .init("yes", .good), .init(".")])

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
}
