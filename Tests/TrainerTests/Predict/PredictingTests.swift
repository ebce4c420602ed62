import ExerciseJudge
import Foundation
import Listings
import Testing

@testable import Trainer

@Suite struct `A score` {
  @Test func `counts the questions that are asked today, by chapter`() throws {
    func asked(_ chapter: String, _ names: [String]) -> [AskedQuestion] {
      let about = RecordedQuestions.Listing(
        purpose: "", place: "", code: [], output: [], marbles: [])
      let questions = names.map {
        RecordedQuestions.Question(name: $0, listing: "one", text: "", choices: [])
      }
      let recorded = RecordedQuestions(
        chapter: chapter, questions: questions, listings: ["one": about])
      return questions.compactMap { AskedQuestion($0, in: recorded) }
    }
    func entry(_ question: String, _ isRight: Bool) -> Score.Entry {
      .init(listing: question, at: .now, isRight: isRight, way: "lines", right: 2, of: 3)
    }
    let score = Score(
      entries: [
        entry("sums/a", false), entry("sums/a", true), entry("sums/b", true),
        entry("sums/gone", true),
      ],
      questions: asked("Chapter01-Sums", ["a", "b", "c", "d"]) + asked("Chapter02-Words", ["a"]))
    #expect(score.isRight("sums/a") && !score.isRight("words/a"))
    let lines = score.lines.map(\.plain)
    #expect(lines[0].contains("2 of 4 questions tried"))
    #expect(lines[0].hasSuffix("1 right at the first try, 1 later"))
    #expect(lines[1].contains("0 of 1 questions tried"))
    #expect(lines[3] == "Line by line: 6 of 9 lines right.")
    #expect(lines.last?.hasPrefix("1 older prediction") == true)
  }
}

extension EndToEnd {
  @Suite struct `A prediction` {
    /// The lines that `late-with-replay` prints.
    private static let lines: [String] = {
      let path = "Tests/ChapterTests/Golden/Chapter03-Sharing.txt"
      let all = (text(of: RealCourse.folder.url.appending(path: path)) ?? "")
        .components(separatedBy: "\n")
      let start = all.firstIndex { $0.hasPrefix("── late-with-replay:") } ?? 0
      return all[(start + 1)...].prefix { !$0.hasPrefix("── ") }.filter { !$0.isEmpty }
    }()

    @Test func `line by line is judged and kept`() throws {
      try CourseCopy.use { copy in
        try copy.linkSources()
        let wrong = try copy.course(
          ["predict", "late-with-replay"], answers: "sensor on\nlabel: 19°C\n")
        #expect(wrong.status == 1)
        #expect(
          wrong.output.contains(
            "✗ Line 2 is `label: 18°C`, printed at 0 s. You predicted `label: 19°C`.")
        )
        #expect(wrong.output.contains("  title                               (^,19)-20-----!"))
        #expect(wrong.output.contains("1 of \(Self.lines.count) lines predicted."))
        let score = try copy.course(["predict", "--score"], answers: "")
        #expect(score.output.contains("1 of ") && score.output.contains(" questions tried"))
        #expect(score.output.contains("Line by line: 1 of \(Self.lines.count) lines right."))
        let reset = try copy.course(["predict", "--reset"], answers: "")
        #expect(
          reset.output.hasPrefix("A new score begins. The old one is kept in Exercises/Kept/"))
        #expect(
          try copy.course(["predict", "--score"], answers: "").output.hasPrefix(
            "You haven't predicted anything yet."))
      }
    }

    @Test(arguments: [true, false])
    func `from a file needs no empty line at its end`(endsWithLine: Bool) throws {
      try CourseCopy.use { copy in
        try copy.linkSources()
        let answers = Self.lines.joined(separator: "\n") + (endsWithLine ? "\n" : "")
        let right = try copy.course(["predict", "late-with-replay"], answers: answers)
        #expect(right.status == 0)
        #expect(right.output.contains("✓ Predicted: \(Self.lines.count) of"))
        let short = Self.lines.dropLast().joined(separator: "\n")
        let wrong = try copy.course(["predict", "late-with-replay"], answers: short)
        #expect(wrong.status == 1)
        #expect(wrong.output.contains("You predicted that nothing more is printed."))
      }
    }

    @Test func `that isn't there is said in a line, and q is none`() throws {
      try CourseCopy.use { copy in
        try copy.linkSources()
        let nothing = try copy.course(["predict", "sharing/late-with-replay"], answers: "")
        #expect(nothing.status == 1)
        #expect(nothing.output.hasSuffix("\nThere is no answer, so nothing is counted.\n"))
        let quit = try copy.course(["predict", "late-with-replay"], answers: "sensor on\nq\n")
        #expect(!quit.output.contains("✗"))
        #expect(
          try copy.course(["predict", "--score"], answers: "").output.hasPrefix(
            "You haven't predicted anything yet."))
        let some = try copy.course(["predict", "errors"], answers: "a\n")
        #expect(some.status == 1)
        #expect(some.output.contains("\nThe answers end here: 1 answer for "))
      }
    }

    @Test func `by choice shows why, the output and the marbles`() throws {
      let path = "Sources/Chapter05-Errors/\(RecordedQuestions.fileName)"
      let recorded = try RecordedQuestions(json: RealCourse.folder.read(path))
      let question = try #require(
        recorded.questions.first { question in
          question.choices.contains { $0.text != nil && $0.output != nil }
            && recorded.listings[question.listing]?.marbles.isEmpty == false
        })
      let about = try #require(recorded.listings[question.listing])
      let wrong = try #require(question.choices.firstIndex { !$0.isRight && $0.output != nil })
      let right = try #require(question.choices.firstIndex { $0.isRight })
      func letter(_ index: Int) -> String { ["a", "b", "c", "d", "e"][index] }
      try CourseCopy.use { copy in
        try copy.linkSources()
        let no = try copy.course(["predict", question.name], answers: "z\n\(letter(wrong))\n")
        #expect(no.status == 1)
        #expect(no.output.contains("Answer with one of the letters."))
        #expect(no.output.contains("✗ No, it is \(letter(right))). "))
        #expect(no.output.contains("Your choice is true of a program that prints:"))
        #expect(no.output.contains(about.marbles[0]))
        for line in about.output { #expect(no.output.contains("s  \(line.text)\n")) }
        let yes = try copy.course(
          ["predict", "errors/\(question.name)"], answers: letter(right).uppercased() + ")\n")
        #expect(yes.status == 0)
        #expect(yes.output.contains("✓ Yes, \(letter(right)))."))
        let score = try copy.course(["predict", "--score"], answers: "")
        #expect(score.output.contains("By choice: 1 of 2 right."))
      }
    }
  }
}

extension CourseCopy {
  /// The sources of the course, as they are.
  func linkSources() throws {
    let tools = ["Trainer", "ExerciseJudge", "course"].map { "Tools/\($0)" }
    for path in ["Sources", "Kits"] + tools {
      try FileManager.default.createSymbolicLink(
        at: folder.appending(path: path),
        withDestinationURL: RealCourse.folder.url.appending(path: path))
    }
  }

  /// Runs the program without a terminal, and with these lines on standard input.
  func course(_ arguments: [String], answers: String) throws -> Answer {
    let process = process(arguments)
    let (input, output, errorOutput) = (Pipe(), Pipe(), Pipe())
    (process.standardInput, process.standardOutput) = (input, output)
    process.standardError = errorOutput
    try input.fileHandleForWriting.write(contentsOf: Data(answers.utf8))
    try input.fileHandleForWriting.close()
    try process.runForAWhile()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    let errors = errorOutput.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Answer(
      status: process.terminationStatus, output: String(decoding: data, as: UTF8.self),
      errors: String(decoding: errors, as: UTF8.self))
  }
}

enum RealCourse {
  static let folder = CourseFolder(
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
      .standardizedFileURL)
}
