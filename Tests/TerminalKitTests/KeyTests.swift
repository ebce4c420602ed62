import TerminalKit
import Testing

@Suite struct `Keys` {
  @Test(arguments: [
    ("n", [Key.letter("n")]), ("hh", [.letter("h"), .letter("h")]),
    ("\u{1b}[A\u{1b}OBq", [.up, .down, .letter("q")]), ("\u{1b}", [.escape]), ("\r", [.enter]),
    ("\u{04}", [.end]), ("\u{1b}[5~\u{1b}[6~ ", [.pageUp, .pageDown, .letter(" ")]),
    ("\u{1b}[D\u{1b}OC", [.left, .right]), ("\t\u{1b}[Z", [.tab, .backTab]),
    ("\u{7f}\u{08}", [.backspace, .backspace]),
    // F5 and Delete are of no use here, and are not the letters that they are sent with.
    ("\u{1b}[15~x\u{1b}[3~", [.letter("x")]), ("é", [.letter("é")]), ("", []),
  ])
  func `are read from what the terminal sends`(text: String, keys: [Key]) {
    #expect(Key.keys(in: Array(text.utf8)) == keys)
  }
}
