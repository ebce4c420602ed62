import Foundation
import Listings
import TestSupport
import Testing

/// The questions of `course predict`, and those that a lesson asks, are the chapter's own, as its program
/// records them today. To record them anew: `swift run course record`
@Suite struct QuestionTests {
  @Test(arguments: Chapter.allCases)
  func `the recorded questions are what the program records`(chapter: Chapter) throws {
    let ending = try run(chapter.executable, ["--questions"])
    #expect(ending.status == 0)
    #expect(try RecordedQuestions(json: ending.output) == chapter.questions)
    #expect(try chapter.questions.json == chapter.questionsFile)
  }

  @Test(arguments: Chapter.allCases)
  func `each wrong choice has a sentence that says why, and no choice is there twice`(
    chapter: Chapter
  ) throws {
    let questions = try chapter.questions.questions.filter { !$0.isLineByLine }
    #expect(questions.count >= 3)
    for question in questions {
      #expect((3...5).contains(question.choices.count), "\(question.name)")
      #expect(question.text.hasSuffix("?"), "\(question.name)")
      #expect(question.choices.count(where: \.isRight) == 1, "\(question.name)")
      let sentences = Set(question.choices.map(\.sentence))
      #expect(sentences.count == question.choices.count, "\(question.name)")
      for choice in question.choices {
        #expect(!choice.sentence.isEmpty, "\(question.name)")
        #expect((choice.because == nil) == choice.isRight, "\(question.name)")
        #expect(choice.because?.hasSuffix(".") != false, "\(question.name)")
        // What a wrong choice prints would otherwise make it right.
        if !choice.isRight, let output = choice.output {
          let own = try chapter.questions.listings[question.listing]?.output ?? []
          #expect(output.map(\.text) != own.map(\.text), "\(question.name)")
        }
      }
    }
  }

  @Test(arguments: Chapter.allCases)
  func `the right choice is never where it was in the question before`(chapter: Chapter) throws {
    let places = try chapter.questions.questions.compactMap {
      $0.choices.firstIndex(where: \.isRight)
    }
    for (one, next) in zip(places, places.dropFirst()) { #expect(one != next) }
  }

  @Test(arguments: Chapter.allCases)
  func `a listing prints, when it is asked about, what it prints in the chapter`(
    chapter: Chapter
  ) throws {
    let transcripts = try Transcripts(chapter.golden)
    for (name, listing) in try chapter.questions.listings {
      let lines = (transcripts.lines[name] ?? []).filter { !$0.allSatisfy(\.isWhitespace) }
      #expect(listing.output.map(\.text) == lines, "\(name)")
      #expect(!listing.code.isEmpty && listing.code.count <= 80, "\(name): \(listing.code.count)")
    }
  }

  @Test(arguments: Chapter.allCases)
  func `a question of the lesson is one of the chapter, with its choices in their order`(
    chapter: Chapter
  ) throws {
    let questions = try chapter.questions.questions
    for asked in try LessonQuestion.all(in: chapter.lesson.prose) {
      let question = try #require(
        questions.first { $0.text == asked.text }, "the chapter doesn't ask: \(asked.text)")
      #expect(asked.choices == question.choices.map(\.sentence))
    }
  }

  @Test func `a lesson's question is read with its choices`() {
    let prose = """
      Text.

      > **Before you read on:** how many lines
      > will this print?
      > (a) five, as above
      > (b) four (or three)
      > (c) none

      > **Exercise:** something else
      """
    #expect(
      LessonQuestion.all(in: prose) == [
        LessonQuestion(
          text: "how many lines will this print?",
          choices: ["five, as above", "four (or three)", "none"])
      ])
  }
}

/// A quote in a lesson that begins with "Before you read on".
private struct LessonQuestion: Equatable {
  let text: String
  let choices: [String]

  static func all(in prose: String) -> [LessonQuestion] {
    let start = "**Before you read on:** "
    let quotes = prose.components(separatedBy: "\n")
      .split { !$0.hasPrefix(">") }
      .map { $0.map { $0.dropFirst().trimmingCharacters(in: .whitespaces) } }
    return quotes.map { $0.joined(separator: " ") }.filter { $0.hasPrefix(start) }.map { quote in
      let body = quote.dropFirst(start.count)
      let marks = body.matches(of: #/ ?\(([a-e])\) /#).reduce(into: [Range<Substring.Index>]()) {
        // Only the next letter begins a choice.
        if Int($1.output.1.utf8.first ?? 0) == 97 + $0.count { $0.append($1.range) }
      }
      let ends = marks.dropFirst().map(\.lowerBound) + [body.endIndex]
      return LessonQuestion(
        text: String(marks.first.map { body[..<$0.lowerBound] } ?? body),
        choices: zip(marks, ends).map { mark, end in
          body[mark.upperBound..<end].trimmingCharacters(in: .whitespaces)
        })
    }
  }
}

extension Chapter {
  fileprivate var questionsFile: String {
    get throws {
      try String(
        contentsOf: folder.appendingPathComponent(RecordedQuestions.fileName), encoding: .utf8)
    }
  }

  fileprivate var questions: RecordedQuestions {
    get throws { try RecordedQuestions(json: questionsFile) }
  }
}
