import Foundation
import Testing
import Trainer

@Suite struct `The course's book` {
  @Test func `reads chapters, exercises and hints in their order`() throws {
    let book = try CourseBook(
      text: """
        # The exercises, in order
        Some sentences.

        ## Chapter01-Counting
        ### counting/count-up · 10 minutes
        Numbers, one after
        the other.

        1. A nudge.
        2. More, and
           some code:
           ```swift
           for number in 1...3 {

             print(number)
           }
           ```

        ### counting/count-down · 5 minutes
        The other way round.

        ## Chapter02-Sums

        ### sums/total · 120 minutes
        All of them.
        1. One.

        """)
    #expect(book.chapters.map(\.folder) == ["Chapter01-Counting", "Chapter02-Sums"])
    #expect(book.chapters.map(\.title) == ["Counting", "Sums"])
    #expect(book.chapters.map(\.word) == ["counting", "sums"])
    #expect(book.exercises.map(\.id) == ["counting/count-up", "counting/count-down", "sums/total"])
    #expect(book.exercises.map(\.minutes) == [10, 5, 120])
    #expect(book["counting/count-up"]?.about == "Numbers, one after the other.")
    #expect(book["counting/count-down"]?.hints == [])
    #expect(book["sums/total"]?.hints == ["One."])
    #expect(book["sums/difference"] == nil)
    let code = "```swift\nfor number in 1...3 {\n\n  print(number)\n}\n```"
    #expect(book["counting/count-up"]?.hints == ["A nudge.", "More, and\nsome code:\n" + code])
  }

  @Test func `is the same with the line ends of another system`() throws {
    let text =
      "# A\n## Chapter01-Sums\n### sums/total · 9 minutes\nAll of them.\n1. One,\n   two.\n"
    let other = text.replacing("\n", with: "\r\n")
    #expect(try CourseBook(text: other) == CourseBook(text: text))
  }

  @Test(arguments: Mistake.all)
  func `says in which line a mistake is, and what to do`(mistake: Mistake) {
    #expect(throws: mistake.error) { try CourseBook(text: mistake.text) }
  }

  @Test func `shows the file, the line and the problem`() {
    #expect {
      try CourseBook(text: "no title", file: "BOOK.md")
    } throws: {
      "\($0)" == "BOOK.md, line 1: begin the file with a title, `# The exercises, in order`."
    }
  }

  @Test func `that is not there says so`() {
    let lost = URL(filePath: "/no/such/COURSE.md")
    #expect {
      try CourseBook(contentsOf: lost)
    } throws: {
      "\($0)"
        == "COURSE.md can't be read at /no/such/COURSE.md; put it back as the course has it."
    }
  }

  @Test func `of this course can be read`() throws {
    let book = try CourseBook(contentsOf: root.appending(path: "Exercises/COURSE.md"))
    #expect(book.chapters.count == 6)
    #expect(book.exercises.first?.id == "observables/my-range")
    #expect(book.exercises.allSatisfy { 2...3 ~= $0.hints.count })
  }

  private var root: URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
      .standardizedFileURL
  }
}
