import Foundation
import Testing
import Wording

@testable import Authoring
@testable import Book
@testable import Trainer

@Suite struct `A command line` {
  private let commands = Command.learners + bookCommands + authoringCommands

  @Test(arguments: [
    ([], true, "watch", Trainer.Arguments()), ([], false, "list", .init()),
    (["watch", "my-range"], true, "watch", .init(names: ["my-range"])),
    (["check", "a", "b"], false, "check", .init(names: ["a", "b"])),
    (["solution", "a", "--anyway"], true, "solution", .init(names: ["a"], flags: ["--anyway"])),
    (
      ["play", "share-late", "--new", "--svg", "a.svg"], false, "play",
      .init(names: ["share-late"], flags: ["--new"], values: ["--svg": "a.svg"])
    ),
    (
      ["check", "a", "--junit=f.xml"], false, "check",
      .init(names: ["a"], values: ["--junit": "f.xml"])
    ),
    (["export", "F", "3"], false, "export", .init(names: ["F", "3"])),
    (
      ["verify", "--strict", "a", "3"], false, "verify",
      .init(names: ["a", "3"], flags: ["--strict"])
    ),
  ])
  func `is understood`(
    arguments: [String], isTerminal: Bool, word: String, rest: Trainer.Arguments
  ) throws {
    let command = try #require(
      try Command.meant(by: arguments, of: commands, isTerminal: isTerminal))
    #expect(command.word == word)
    #expect(try command.read(arguments.dropFirst()) == rest)
  }

  @Test(arguments: [["help"], ["check", "-h"], ["--help"]])
  func `asks for help`(arguments: [String]) throws {
    #expect(try Command.meant(by: arguments, of: commands, isTerminal: true) == nil)
  }

  @Test(arguments: [
    (["lst"], "there is no command \"lst\"; did you mean `course list`?"),
    (["--fast"], "there is no option \"--fast\"; --help shows them all."),
    (["list", "1", "2"], "`course list` can't use \"2\"; --help shows what it takes."),
    (["report", "--name"], "`course report --name` needs a name."),
    (["hint", "a", "b"], "`course hint` can't use \"b\"; --help shows what it takes."),
    (["list", "--all"], "`course list` has no option \"--all\"; it has no options."),
    (["chekc"], "there is no command \"chekc\"; did you mean `course check`?"),
    (["reset"], "`course reset` needs the name of an exercise, as `course list` shows it."),
    (["show"], "there is no command \"show\"; did you mean `course task`?"),
    (["play", "--svg"], "`course play --svg` needs the path of a file."),
    (["play", "--fast"], "`course play` has no option \"--fast\"; it has --new and --svg."),
    (["repot"], "there is no command \"repot\"; did you mean `course report`?"),
    (["report", "--jsn"], "`course report` has no option \"--jsn\"; did you mean --json?"),
    (["check", "--junit"], "`course check --junit` needs the path of a file."),
  ])
  func `is refused in one sentence`(arguments: [String], sentence: String) {
    #expect(throws: CommandError(.misused, sentence)) {
      try Command.meant(by: arguments, of: commands, isTerminal: true)?
        .read(arguments.dropFirst())
    }
  }

  @Test func `fits a narrow terminal`() {
    #expect(Command.manual(with: bookManual + authoringManual).allSatisfy { $0.width <= 80 })
  }

  @Test func `is named by --help where it can be used, and nowhere else`() {
    func words(_ lines: [Line]) -> Set<String> {
      Set(lines.compactMap { $0.plain.firstMatch(of: #/^  ([a-z]+)(?= |$)/#).map { String($0.1) } })
    }
    let whole = words(Command.manual(with: bookManual + authoringManual))
    #expect(whole == Set(commands.map(\.word)))
    let exported = words(Command.manual(with: nil))
    #expect(exported == Set(Command.learners.filter { !$0.needsWholeCourse }.map(\.word)))
  }

  @Test func `is known, and refused, in an exported package as well`() throws {
    let main = try #require(
      text(of: RealCourse.folder.url.appending(path: "Tools/course/main.swift")))
    let whole = bookCommands + authoringCommands
    let words = whole.map { $0.word.quoted }.joined(separator: ", ")
    #expect(main.contains("moreCommands = [\(words)]\n    .map(Command.ofWholeCourse)"))
    for word in whole.map(\.word) {
      let command = try Command.meant(
        by: [word, "--strict"], of: [.ofWholeCourse(word)], isTerminal: false)
      #expect(command?.needsWholeCourse == true)
    }
  }

  @Test(arguments: [
    "sums/plus", "plus", "Plus", "PLUS", "Plus.swift", "Exercises/Chapter01-Sums/Plus.swift",
    "PlusTests.swift",
  ])
  func `calls an exercise by each of its names`(name: String) throws {
    try SampleLessons.with { sample in
      let (one, all) = (try sample.course.lesson(name), try sample.course.lessons([name]))
      #expect(one.id == "sums/plus")
      #expect(all.map(\.id) == ["sums/plus"])
    }
  }

  @Test(arguments: ["words", "Words", "2", "02", "chapter02", "Chapter02-Words"])
  func `calls a chapter by each of its names`(name: String) throws {
    try SampleLessons.with { sample in
      let (all, chapter) = (try sample.course.lessons([name]), try sample.course.chapter(name))
      #expect(all.map(\.id) == ["words/join"])
      #expect(chapter.name == "Chapter02-Words")
    }
  }

  @Test func `suggests the name that was meant`() throws {
    try SampleLessons.with { sample in
      #expect(throws: CommandError(.misused, "there is no exercise \"pluss\"; did you mean plus?"))
      {
        try sample.course.lesson("pluss")
      }
      #expect(throws: CommandError(.misused, "there is no chapter \"wrds\"; did you mean words?")) {
        try sample.course.chapter("wrds")
      }
    }
  }
}
