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

  @Test func `is read as it stands`() throws {
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
    #expect(file.chapters.map(\.word) == ["counting"])
    #expect(file.exercises.map(\.id) == ["counting/count-up", "counting/down"])
  }

  @Test(arguments: [
    ("", "there is no chapter"),
    ("# A\n### b/c · 1 minutes", "line 2: this exercise has no chapter"),
    ("## Counting", "line 1: name the folder of the chapter"),
    ("## Chapter01-Counting\n", "Chapter01-Counting has no exercise"),
    ("## Chapter01-Counting\nWords.", "line 2: an exercise begins with"),
    (start + "### counting/x · long", "line 5: write its id and its minutes"),
    (start + "### sums/x · 1 minutes", "line 5: write its id and its minutes"),
    (start + "### counting/count-up · 1 minutes", "line 5: `counting/count-up` is there twice"),
    (start + "\n   Lost.", "line 6: expected a hint, `1. …`"),
    (start + "\n1. One.\nMore.", "line 7: expected a hint, `2. …`"),
    (start + "\n1. One.\n3. Three.", "line 7: hints are numbered in their order"),
    (start + "\n1. One.\n   ```\n   code\n2. Two.", "line 9: this code has no end"),
    (start + "\n1. One.\n   ```\n   code", "the code of the last hint has no end"),
    (start + "### counting/x · 1 minutes\n1. One.", "`counting/x` lacks the sentence"),
  ])
  func `is refused with the line and what to do`(text: String, sentence: String) {
    let complaint = #expect(throws: CommandError.self) { try CourseFile(text: text) }
    #expect(complaint?.description.contains(sentence) == true, "\(complaint?.description ?? "")")
  }

  @Test func `of the course reads its spoilers in answers, and not in comments`() throws {
    try SampleLessons.with { sample in
      let lesson = sample.lessons[0]
      try sample.write("// plus\nlet answer = myplus // plus\n", to: lesson)
      #expect(lesson.spoilersInAnswer == [])
      try sample.write("let answer = 1.plus(41)\n", to: lesson)
      #expect(lesson.spoilersInAnswer == ["plus"])
      let page = OutcomePage(Outcome(.solved), of: lesson, in: sample.course.folder)
      #expect(
        page.lines(width: 80).map(\.plain).prefix(5) == [
          "✓ Solved: all its tests pass.", "", "It adds.", "Another way: Count.",
          "Your answer uses `plus`, which already does what the exercise is about. It",
        ])
    }
  }
}
