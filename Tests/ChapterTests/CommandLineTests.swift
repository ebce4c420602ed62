import Foundation
import TestSupport
import Testing

@Suite struct CommandLineTests {
  @Test(arguments: Chapter.allCases)
  func `what means nothing is refused in one line, and nothing runs`(chapter: Chapter) throws {
    let others = [
      ["--check", "--nonsense"], [""], ["-"], ["two\nlines"], ["--fast", "--live"],
      ["--check", "--reference"], ["--marbles", "--live"], ["--marbles", "--check"], ["--marbles="],
      ["--marble"],
    ]
    // All chapters read them in the same way.
    for arguments in [["--nonsense"], ["no-such-listing"]]
      + (isThorough || chapter == .observables ? others : [])
    {
      let ending = try run(chapter.executable, arguments)
      #expect(ending.output == "", "\(arguments)")
      #expect(ending.errors.split(separator: "\n").count == 1, "\(arguments)")
      #expect(ending.errors.hasPrefix("\(chapter.rawValue): "), "\(arguments)")
      #expect(ending.errors.hasSuffix("\n"), "\(arguments)")
      #expect(ending.status == 64, "\(arguments)")
    }
  }

  @Test(arguments: [
    (["--chekc"], "did you mean --check?"), (["--lst"], "did you mean --list?"),
    (["MyJust"], "did you mean myJust?"), (["myInt"], "did you mean myInterval?"),
    (["A44"], "did you mean A4?"), (["zzzzzzzz"], "--list shows them all."),
  ])
  func `a slip is met with what was probably meant`(arguments: [String], advice: String) throws {
    #expect(try run(Chapter.observables.executable, arguments).errors.hasSuffix(advice + "\n"))
  }

  @Test(arguments: [(Chapter.operators, "--which"), (.bindings, "--play")])
  func `an option of one chapter alone is in its help`(chapter: Chapter, option: String) throws {
    #expect(try run(chapter.executable, ["--help"]).output.contains("\n  \(option) "))
    #expect(try run(chapter.executable, [option, "--help"]).output.contains("\n  \(option) "))
    let slip = try run(chapter.executable, [String(option.dropLast())])
    #expect(slip.errors.hasSuffix("did you mean \(option)?\n"))
  }

  @Test(arguments: [["--play"], ["--play", "running"]])
  func `--play stands alone, and needs a terminal`(arguments: [String]) throws {
    let ending = try run(Chapter.bindings.executable, arguments)
    #expect(ending.status == 64)
    #expect(ending.output == "")
    #expect(ending.errors.split(separator: "\n").count == 1)
    #expect(ending.errors.hasPrefix("Chapter10-Bindings: "))
  }

  @Test func `listings can be asked for by name or by id`() throws {
    let ending = try run(Chapter.observables.executable, ["A5", "myJust"])
    let lines = ending.output.split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("──") }.count == 2)
    #expect(lines.first?.contains("myJust") == true, "the order is that of the lesson")
    #expect(lines.dropFirst().first == "0")
  }

  @Test func `--check can be asked for a listing alone`() throws {
    let ending = try run(Chapter.observables.executable, ["--check", "A4"])
    #expect(ending.output == "✓ A4  myJust\n1 of 1 listings print the reference output\n")
  }

  @Test func `--check has nothing to say about a listing that the text has no output for`() throws {
    let ending = try run(Chapter.observables.executable, ["--check", "cold"])
    #expect(ending.output == "")
    #expect(ending.status == 64)
  }

  @Test(arguments: Chapter.allCases)
  func `no line is wider than a terminal`(chapter: Chapter) throws {
    let printed = try [["--list"], ["--help"]].map { try run(chapter.executable, $0).output }
    for text in try printed + [chapter.golden, chapter.goldenMarbles] {
      #expect(text.split(separator: "\n").filter { $0.count > 80 } == [])
    }
  }

  @Test(arguments: Chapter.allCases, [[], ["--check"]])
  func `a reader that has gone causes no message`(
    chapter: Chapter, arguments: [String]
  ) throws {
    let ending = try run(chapter.executable, arguments, isRead: false)
    #expect(ending.errors == "")
    #expect(ending.status == 0)
    #expect(!ending.wasKilled)
  }
}
