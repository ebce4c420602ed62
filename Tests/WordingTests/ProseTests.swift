import Testing
import Wording

@Suite struct `Text for a terminal` {
  @Test(arguments: [
    ("One line\nand another.", ["One line and another."]),
    ("A paragraph.\n\nAnother.", ["A paragraph.", "", "Another."]),
    (
      "A marble:\n\n    --1--|\n    --2--|\n\nand so on.",
      ["A marble:", "", "    --1--|", "    --2--|", "", "and so on."]
    ),
    ("- first\n  goes on\n- second", ["- first goes on", "- second"]),
    (
      "Code:\n```swift\nlet a = 1\n  + 2\n```\nDone.",
      ["Code:", "", "  let a = 1", "    + 2", "", "Done."]
    ),
    ("Code at the end:\n```\na\n```", ["Code at the end:", "", "  a"]),
    ("", []),
  ])
  func `joins what belongs together, and nothing else`(text: String, lines: [String]) {
    let broken = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(Prose(broken).lines == lines)
  }
}
