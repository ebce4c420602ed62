import Foundation
import Testing

@testable import Trainer

@Suite struct `The course's file` {
  private static let start = """
    # The exercises
    ## Chapter01-Counting
    ### counting/count-up · 10 minutes
    Numbers.

    """

  @Test func `is read as written`() throws {
    let file = try CourseFile(
      text: Self.start + """
        1. A nudge,
           in two lines.
        2. Code:
           ```swift
           let a = 1

           let b = 2
           ```

        Solved: Because
        it is so.

        Another way: `range`.

        Spoils it: `range`, `from`
        ### counting/down · 5 minutes
        Down.
        """)
    let entry = try #require(file.exercises.first)
    #expect((entry.id, entry.minutes, entry.about) == ("counting/count-up", 10, "Numbers."))
    #expect(
      entry.hints.map { $0.trimmingCharacters(in: .newlines) } == [
        "A nudge,\nin two lines.", "Code:\n```swift\nlet a = 1\n\nlet b = 2\n```",
      ])
    #expect((entry.why, entry.anotherWay) == ("Because it is so.", "`range`."))
    #expect(entry.spoilers == ["range", "from"])
    #expect(file.chapters == ["Chapter01-Counting"])
    #expect(file.exercises.map(\.id) == ["counting/count-up", "counting/down"])
  }

  @Test(arguments: [
    ("# A\n### b/c · 1 minutes", 2), ("## Counting", 1), ("## Chapter01-Counting\nWords.", 2),
    (start + "### counting/x · long", 5), (start + "\n   Lost.", 6),
    (start + "\n1. One.\nMore.", 7),
    (start + "\n1. One.\n3. Three.", 7), (start + "\nSolved: So.\n\nMore.", 8),
  ])
  func `is refused where a line belongs to nothing`(text: String, line: Int) {
    let error = #expect(throws: CommandError.self) { try CourseFile(text: text) }
    #expect(
      error?.description.hasPrefix("Exercises/COURSE.md, line \(line): expected ") == true,
      "\(error?.description ?? "")")
  }

  @Test func `of the course reads its spoilers in answers, and not in comments`() throws {
    try SampleLessons.with { sample in
      let lesson = sample.lessons[0]
      try sample.write("// plus\nlet answer = myplus // plus\n", to: lesson)
      #expect(lesson.spoilersInAnswer == [])
      try sample.write("let answer = 1.plus(41)\n", to: lesson)
      #expect(lesson.spoilersInAnswer == ["plus"])
      let page = lesson.verdictPage(Outcome(verdict: .solved()), in: sample.course.folder)
      #expect(
        page.lines(width: 80).map(\.plain).prefix(5) == [
          "✓ Solved: all its tests pass.", "", "It adds.", "Another way: Count.",
          "Your answer uses `plus`, which already does what the exercise is about. It",
        ])
    }
  }
}
