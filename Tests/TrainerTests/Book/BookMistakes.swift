import Testing

@testable import Trainer

/// A book that doesn't keep its form, and what is to be said of it.
struct Mistake: CustomTestStringConvertible {
  let text: String
  let line: Int
  let problem: String

  var error: BookError { BookError(file: "COURSE.md", line: line, problem: problem) }
  var testDescription: String { problem }

  private init(_ text: String, line: Int, _ problem: String) {
    self.text = text
    self.line = line
    self.problem = problem
  }

  private static let start = """
    # The exercises
    ## Chapter01-Counting
    ### counting/count-up · 10 minutes
    Numbers.

    """
  private static let code =
    "this code has no end; close it with ``` at the same indentation."

  static let all = [
    Mistake("", line: 1, "begin the file with a title, `# The exercises, in order`."),
    Mistake("# Title\nText.", line: 2, "no chapter; add one, `## Chapter01-Observables`."),
    Mistake(
      "# Title\n### counting/count-up · 10 minutes", line: 2,
      "this exercise has no chapter; add `## Chapter01-…` above it."),
    Mistake(
      "# Title\n## Counting", line: 2,
      "name the folder of the chapter and nothing else, `## Chapter01-Observables`."),
    Mistake(
      "# Title\n## Chapter01-Counting\n\n## Chapter02-Sums", line: 2,
      "this chapter has no exercise; add one, or remove the chapter."),
    Mistake(
      "# Title\n## Chapter01-Counting\nSome words.", line: 3,
      "an exercise begins with `### observables/my-range · 10 minutes`; this line doesn't."),
    Mistake(
      "# Title\n## Chapter01-Counting\n### counting/count-up · long", line: 3,
      "an exercise is its id and its minutes, `### observables/my-range · 10 minutes`."),
    Mistake(
      "# Title\n## Chapter01-Counting\n### sums/total · 10 minutes", line: 3,
      "`sums/total` stands in Chapter01-Counting; its id begins with `counting/` there."),
    Mistake(
      "# Title\n## Chapter01-Counting\n### counting/up · 10 minutes\n\n1. A hint.", line: 3,
      "`counting/up` lacks the sentence that says what it is about; add it below."),
    Mistake(
      start + "\n### counting/count-up · 5 minutes\nAgain.", line: 6,
      "`counting/count-up` is already in line 3; remove one of the two."),
    Mistake(
      start + "\n## Chapter01-Counting\n### counting/down · 5 minutes\nDown.", line: 6,
      "Chapter01-Counting is already in line 2; put its exercises there."),
    Mistake(start + "\n   Lost.", line: 6, "this belongs to no hint; begin one with `1. `."),
    Mistake(
      start + "1. One.\nMore.", line: 6,
      "expected a hint, `2. …`, or three blanks before what belongs to the one above."),
    Mistake(
      start + "1. ", line: 5,
      "expected a hint, `1. …`, or three blanks before what belongs to the one above."),
    Mistake(
      start + "1. One.\n3. Three.", line: 6,
      "hints are numbered in their order; this one is `2. `."),
    Mistake(start + "1. One.\n   ```swift\n   code", line: 6, code),
    Mistake(start + "1. One.\n   ```swift\n   code\n2. Two.", line: 6, code),
  ]
}
