import Testing

@testable import Listings

@Suite struct `Swift code` {
  @Test(arguments: [
    ("a // b\nc", ["a", "c"]), ("a /* b /* c */ d */ e", ["a", "e"]),
    (#"print("a \(b) c")"#, ["print", "b"]),
    (#"print("a \(f("b \(c)")) d")"#, ["print", "f", "c"]),
    (##"print(#"a \(b) \#(c)"#)"##, ["print", "c"]), (#""\"a" + b"#, ["b"]),
    ("\"\"\"\na \"b\" c\n\"\"\"\nd", ["d"]), (#"#/a(b{/# + c"#, ["c"]),
    ("a_1.b2 + ü", ["a_1", "b2", "ü"]),
  ])
  func `has words outside of comments and of the text of strings`(text: String, words: [String]) {
    let code = SwiftCode(text)
    #expect(code.words(code.all).map(\.text) == words)
  }

  @Test func `knows where brackets end, whatever strings and comments have in them`() {
    let text = #"f("}) \(g(")")) ") { /* } */ "}" } // }"#
    let code = SwiftCode(text)
    func rest(after bracket: Int) -> String {
      code.string(code.end(ofBracketAt: bracket)..<code.all.upperBound)
    }
    #expect(rest(after: 1) == #" { /* } */ "}" } // }"#)
    #expect(rest(after: 19) == " // }")
  }

  @Test func `knows how deep each line stands`() {
    #expect(SwiftCode("a {\n  b(\n    c)\n}\n").depths == [0, 1, 2, 1, 0])
    #expect(SwiftCode("a = \"\"\"\n  }\n  \"\"\"\nb").depths == [0, 1, 1, 0])
  }
}
