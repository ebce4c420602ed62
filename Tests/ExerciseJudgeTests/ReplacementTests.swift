import Testing

@testable import ExerciseJudge

@Suite struct `Replacements in an answer` {
  private let answer = "import RxLite\n\nfunc f() {\n  a()\n  b()\n  a()\n}\n"

  @Test func `put new lines in the place of old ones`() throws {
    let text = """
      // Why.
      // Rejected with: words

      -  b()
      +  c()
      +  d()

      @@ in front @@
      -import RxLite
      +import Foundation
       
       func f() {
      """
    #expect(
      try Replacement.applied(text, to: answer, name: "x.diff")
        == "import Foundation\n\nfunc f() {\n  a()\n  c()\n  d()\n  a()\n}\n")
  }

  @Test(arguments: [
    ("// Why.\n", "x.diff replaces nothing"), ("   a()\n   b()\n", "x.diff replaces nothing"),
    ("-  a()\n", "finds them in 2:\n  a()"), ("-  c()\n+  d()\n", "finds them in 0:\n  c()"),
    ("+  d()\n", "finds them in 0:"), ("-  b()\nd()\n", "this one doesn't: d()"),
  ])
  func `are refused where they say nothing, or not where`(text: String, sentence: String) throws {
    let failure = #expect(throws: Impossible.self) {
      try Replacement.applied(text, to: answer, name: "x.diff")
    }
    #expect(failure?.description.contains(sentence) == true, "\(failure?.description ?? "")")
  }
}
