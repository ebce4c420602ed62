import Testing

@testable import Trainer

@Suite struct `A command line` {
  @Test(arguments: [
    ([], true, Command.watch(nil)), ([], false, .list),
    (["watch", "my-range"], true, .watch("my-range")),
    (["check"], true, .check([], junit: nil)),
    (["check", "a", "b"], false, .check(["a", "b"], junit: nil)),
    (["list"], true, .list), (["hint"], true, .hint(nil)), (["task", "a"], true, .task("a")),
    (["reset", "a"], true, .reset("a")),
    (["solution", "a", "--anyway"], true, .solution("a", anyway: true)),
    (["verify", "--strict"], true, .verify(isStrict: true, renewsChecksums: false)),
    (["play"], true, .play(nil, isNew: false, picture: nil)),
    (
      ["play", "share-late", "--new", "--svg", "a.svg"], false,
      .play("share-late", isNew: true, picture: "a.svg")
    ),
    (["report", "--json"], false, .report(asJSON: true)),
    (["check", "a", "--junit", "f.xml"], false, .check(["a"], junit: "f.xml")),
    (["export", "F", "3"], false, .export(folder: "F", chapters: ["3"])),
    (["new", "exercise", "a/b"], false, .new(.exercise("a/b"))),
    (
      ["new", "wrong-answer", "a/b", "too", "late"], false,
      .new(.answer(.wrong, exercise: "a/b", description: "too-late", isWhole: false))
    ),
    (["compare"], false, .compare),
    (["help"], true, .help), (["check", "-h"], true, .help),
  ])
  func `is understood`(arguments: [String], isTerminal: Bool, command: Command) throws {
    #expect(try Command(arguments, isTerminal: isTerminal) == command)
  }

  @Test(arguments: [
    (["lst"], "there is no command \"lst\"; did you mean `course list`?"),
    (["--fast"], "there is no option \"--fast\"; --help shows them all."),
    (["list", "all"], "`course list` can't use \"all\"; --help shows what it takes."),
    (["hint", "a", "b"], "`course hint` can't use \"b\"; --help shows what it takes."),
    (["list", "--all"], "`course list` has no option \"--all\"; it has no options."),
    (["chekc"], "there is no command \"chekc\"; did you mean `course check`?"),
    (["reset"], "`course reset` needs the name of an exercise, as `course list` shows it."),
    (["show"], "there is no command \"show\"; did you mean `course task`?"),
    (["play", "--svg"], "`course play --svg` needs the path of a file."),
    (["play", "--fast"], "`course play` has no option \"--fast\"; it has --new and --svg."),
    (["repot"], "there is no command \"repot\"; did you mean `course report`?"),
    (["report", "--jsn"], "`course report` has no option \"--jsn\"; did you mean --json?"),
    (
      ["predict", "--score", "--reset"],
      "--reset and --score exclude each other: give one of them."
    ),
    (["new", "exercse"], "`course new` can't make \"exercse\"; did you mean exercise?"),
    (["check", "--junit"], "`course check --junit` needs the path of a file."),
  ])
  func `is refused in one sentence`(arguments: [String], sentence: String) {
    #expect(throws: CommandError(.misused, sentence)) { try Command(arguments, isTerminal: true) }
  }

  @Test func `fits a narrow terminal`() {
    #expect(Command.manual.allSatisfy { $0.width <= 80 })
  }

  @Test(arguments: [
    "sums/plus", "plus", "Plus", "PLUS", "Plus.swift", "Exercises/Chapter01-Sums/Plus.swift",
  ])
  func `calls an exercise by each of its names`(name: String) throws {
    try SampleLessons.with { sample in
      let (one, all) = (try sample.course.lesson(name), try sample.course.lessons(name))
      #expect(one.id == "sums/plus")
      #expect(all.map(\.id) == ["sums/plus"])
    }
  }

  @Test(arguments: ["words", "Words", "2", "02", "chapter02", "Chapter02-Words"])
  func `calls a chapter by each of its names`(name: String) throws {
    try SampleLessons.with { sample in
      let (all, chapter) = (try sample.course.lessons(name), try sample.course.chapter(name))
      #expect(all.map(\.id) == ["words/join"])
      #expect(chapter.name == "Chapter02-Words")
    }
  }

  @Test func `is told which name was meant`() throws {
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
