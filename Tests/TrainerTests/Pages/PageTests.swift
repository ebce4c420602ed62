import Testing

@testable import ExerciseJudge
@testable import Trainer

@Suite struct `A page` {
  @Test func `does not call solved what other tests say`() throws {
    try SampleLessons.with { sample in
      let outcome = Outcome(
        verdict: .solved(), problem: "PlusTests.swift is not as the course has it.")
      let page = sample.lessons[0].verdictPage(outcome, in: sample.course.folder)
      #expect(
        page.lines(width: 80).map(\.plain) == [
          "The verdict does not count: PlusTests.swift is not as the course has it.", "",
          "✗ The tests pass, but they are not the course's.",
        ])
    }
  }

  @Test func `shows what was printed before the time ran out`() throws {
    try SampleLessons.with { sample in
      let ending = RunEnding(cause: .timeLimit(.seconds(10), .loop), test: "adds")
      let verdict = Verdict.failed(TestReport(printed: "before the loop\n", ending: ending))
      let lines = sample.lessons[0].verdictPage(Outcome(verdict: verdict), in: sample.course.folder)
        .lines(width: 200).map(\.plain)
      #expect(lines.suffix(2) == ["Your code printed:", "  before the loop"])
    }
  }

  @Test func `shows the solution beside the answer where there is room, else below it`() throws {
    try SampleLessons.with { sample in
      let lesson = sample.lessons[0]
      try sample.write("let answer = 41\n", to: lesson)
      func lines(_ width: Int) -> [String] {
        SolutionPage(lesson: lesson, folder: sample.course.folder, width: width).lines.map(\.plain)
      }
      #expect(
        lines(80) == [
          "▏ marks code that only one of them has.", "",
          "The course's  Solutions/Chapter01-Sums/Plus.swift", "▏let answer = 42", " ", "",
          "Yours  Exercises/Chapter01-Sums/Plus.swift", "▏let answer = 41", " ",
        ])
      #expect(
        lines(160).contains { $0.contains("▏let answer = 41") && $0.contains("│ ▏let answer = 42") }
      )
    }
  }

  @Test func `of the solution marks no line because of a line end of Windows`() throws {
    try SampleLessons.with { sample in
      let lesson = sample.lessons[0]
      try sample.write("/// The task.\r\nlet answer = 42\r\n", to: lesson)
      let lines = SolutionPage(lesson: lesson, folder: sample.course.folder, width: 80).lines
      #expect(lines.map(\.plain).filter { $0.hasSuffix("let answer = 42") }.count == 2)
      #expect(!lines.dropFirst().contains { $0.plain.contains("▏") })
    }
  }

  @Test(arguments: [60, 160])
  func `of the solution shows all of the code, and not the task`(width: Int) throws {
    try SampleLessons.with { sample in
      let lesson = sample.lessons[0]
      let words = (1...40).map { "number\($0)" }
      let code = "func answer() -> Int {\n    \(words.joined(separator: " + "))\n}\n"
      try sample.write("/// The task.\n///\n/// - A rule.\n\(code)", to: lesson)
      let lines = SolutionPage(lesson: lesson, folder: sample.course.folder, width: width).lines
      #expect(lines.allSatisfy { $0.width <= width })
      let shown = lines.map(\.plain).joined(separator: "\n")
      for word in words { #expect(shown.contains("\(word) ") || shown.contains("\(word)\n")) }
      #expect(!shown.contains("…") && !shown.contains("A rule."))
      let indented = lines.filter { $0.plain.hasPrefix("▏    ") }
      #expect(indented.count > 2, "The code is continued with its indentation.")
    }
  }

  @Test func `of the solution shows other accepted answers`() throws {
    try SampleLessons.with { sample in
      let file = sample.course.folder.url.appending(
        path: "Answers/Right/Chapter01-Sums/Plus.by-counting.diff")
      try writeFile("// It counts.\n\n-let answer = 42\n+let answer = 41 + 1\n", to: file)
      let lines = SolutionPage(lesson: sample.lessons[0], folder: sample.course.folder, width: 80)
        .lines
      #expect(
        lines.map(\.plain).suffix(4) == [
          "Another answer  Answers/Right/Chapter01-Sums/Plus.by-counting.diff", "It counts.",
          " let answer = 41 + 1", "",
        ])
    }
  }

  @Test func `of hints gives as many as were asked for`() throws {
    try SampleLessons.with { sample in
      #expect(
        sample.lessons[0].hintsPage(2).map(\.plain) == [
          "Hint 1 of 2", "  A nudge.", "", "Hint 2 of 2", "  Nearly the answer.",
        ])
    }
  }

  @Test func `of the list shows the learner's progress`() throws {
    try SampleLessons.with { sample in
      let standings: [String: Standing] = ["sums/plus": .solved, "sums/minus": .begun]
      #expect(
        ListPage(course: sample.course, standings: standings, cursor: 1).lines.map(\.plain) == [
          "sums  Chapter01-Sums, 1 of 2 solved, about 20 minutes",
          "  ✓ plus   10 min  About Plus.", "> … minus  10 min  About Minus.", "",
          "words  Chapter02-Words, 1 exercises, about 10 minutes", "  ? join   10 min  About Join.",
        ])
      #expect(
        ListPage(course: sample.course, standings: standings).progress(width: 6).plain
          == "counting what is solved …")
      let all = standings.merging(["words/join": .untouched]) { $1 }
      #expect(
        ListPage(course: sample.course, standings: all).progress(width: 6).plain
          == "██░░░░ 1 of 3 solved")
    }
  }
}
