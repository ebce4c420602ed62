import BookPages
import Testing

@Suite struct MarkdownTests {
  @Test(arguments: [
    ("a **b `c**` d** e", "[text(a ), strong(text(b )code(c**)text( d)), text( e)]"),
    ("2 * 3 * 4", "[text(2 * 3 * 4)]"),
    ("*before* and `a | b`", "[emphasis(text(before)), text( and ), code(a | b)]"),
    ("[a `b`](c.md#d).", "[link(text(a )code(b)|c.md#d), text(.)]"),
    ("![x, `y`](z.svg)", "[picture(x, y|z.svg)]"),
    ("an array [1] is (2)", "[text(an array [1] is (2))]"),
    ("`` a`b ``", "[code(a`b)]"),
    ("\\*not\\*", "[text(*not*)]"),
  ])
  func `a line is read as GitHub does`(text: String, expected: String) throws {
    let markdown = Markdown(text)
    #expect(markdown.problems == [])
    guard case .paragraph(let parts)? = markdown.blocks.first else {
      Issue.record("no paragraph")
      return
    }
    #expect("[" + parts.map(Self.words).joined(separator: ", ") + "]" == expected)
  }

  private static func words(_ part: Markdown.Inline) -> String {
    func all(_ parts: [Markdown.Inline]) -> String { parts.map(words).joined() }
    return switch part {
    case .text(let text): "text(\(text))"
    case .code(let text): "code(\(text))"
    case .strong(let parts): "strong(\(all(parts)))"
    case .emphasis(let parts): "emphasis(\(all(parts)))"
    case .link(let parts, let target): "link(\(all(parts))|\(target))"
    case .picture(let text, let target): "picture(\(text)|\(target))"
    }
  }

  @Test func `blocks are read as GitHub does`() {
    let markdown = Markdown(
      """
      # A

      - one
        more
      - two

        apart
        ```swift
        let x = 1
        ```
      1. first
      2. second

      > **B:** c
      > (a) d

      | e | f |
      | --- | --- |
      | `g` | h \\| i |
      """)
    #expect(markdown.problems == [])
    #expect(
      markdown.blocks == [
        .heading(level: 1, [.text("A")]),
        .list(
          first: nil,
          items: [
            [.paragraph([.text("one\nmore")])],
            [
              .paragraph([.text("two")]), .paragraph([.text("apart")]),
              .fence(info: "swift", lines: ["let x = 1"]),
            ],
          ]),
        .list(first: 1, items: [[.paragraph([.text("first")])], [.paragraph([.text("second")])]]),
        .quote([.paragraph([.strong([.text("B:")]), .text(" c\n(a) d")])]),
        .table(
          head: [[.text("e")], [.text("f")]], rows: [[[.code("g")], [.text("h | i")]]]),
      ])
  }

  @Test(arguments: [
    "<b>x</b>", "a  \nb", "x\n===", "a &amp; b", "    code", "a `b", "```\nnever closed",
  ])
  func `what isn't in the course's Markdown is reported`(text: String) {
    #expect(!Markdown(text).problems.isEmpty)
  }

  @Test func `text is escaped wherever it stands`() {
    let words = "<script>\"&\""
    let html: HTML = "<p class=\"\(words)\">\(words)</p>"
    #expect(
      html.text
        == "<p class=\"&lt;script&gt;&quot;&amp;&quot;\">&lt;script&gt;&quot;&amp;&quot;</p>")
  }

  @Test func `a quotation mark in a regular expression or a comment begins no string`() {
    let code = "let a = #/\"[^\"]/#  // \"\nlet url = \"https://\\(host)//x\""
    let tokens = SwiftTokens.of(code)
    #expect(tokens.map(\.text).joined() == code)
    let keywords = tokens.filter { $0.kind == .keyword }.map(\.text)
    #expect(keywords == ["let", "let"])
    #expect(tokens.filter { $0.kind == .comment }.map(\.text) == ["// \""])
    #expect(tokens.last == SwiftTokens.Token(.string, "//x\""))
  }

  @Test func `tokens are coloured, and together they are the code`() {
    let code = #"""
      @discardableResult func f<T>(_ x: T) -> Int { // a "comment"
        let s = "a\(g("b") + 1)c" + #"raw \(x)"#; return x.map { $0.for } ?? 0x1F /* a /* b */ */
      }
      """#
    let tokens = SwiftTokens.of(code)
    #expect(tokens.map(\.text).joined() == code)
    func of(_ kind: SwiftTokens.Kind) -> [String] {
      tokens.filter { $0.kind == kind }.map(\.text)
    }
    #expect(of(.comment) == [#"// a "comment""#, "/* a /* b */ */"])
    #expect(of(.string) == [#""a\"#, #""b""#, #"c""#, ##"#"raw \(x)"#"##])
    #expect(of(.keyword) == ["func", "let", "return"])
    #expect(of(.type) == ["T", "T", "Int"])
    #expect(of(.number) == ["1", "0x1F"])
    #expect(of(.attribute) == ["@discardableResult"])
  }
}
