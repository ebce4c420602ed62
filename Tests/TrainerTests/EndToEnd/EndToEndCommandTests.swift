import Foundation
import Testing

@testable import Trainer

/// The program as it is built, in a copy of the course.
@Suite(.serialized, .long) enum EndToEnd {}

extension EndToEnd {
  @Suite struct `A command` {
    @Test func `checks, and says by its status whether all is solved`() throws {
      try CourseCopy.use { copy in
        let (first, second) = (copy.course.lessons[0], copy.course.lessons[1])
        let stub = try copy.course("check", first.id)
        #expect(stub.status == 1)
        #expect(stub.output.contains("✗"))
        try copy.solve(first)
        let solved = try copy.course("check", first.id)
        #expect(solved.status == 0)
        #expect(solved.output.hasPrefix("\(first.id)\n\n✓ Solved: all its tests pass.\n\n"))
        #expect(solved.output.contains(first.entry.why.prefix(40)), "It says why.")
        try copy.save("func nonsense( {\n", to: second)
        let both = try copy.course("check", first.id, second.id)
        #expect(both.status == 1)
        #expect(both.output.contains("1 of 2 solved."))
        #expect(both.output.contains("It doesn't compile"))
        let list = try copy.course("list")
        #expect(list.output.contains(" 1 of \(copy.course.lessons.count) solved"))
        #expect(list.output.contains("Next: \(second.id)."))
        for answer in [stub, solved, both, list] {
          #expect(!answer.output.contains("\u{1b}"), "A pipe must not contain escape codes.")
          #expect(!answer.output.contains("\r"))
        }
        #expect(copy.leftovers == [])
      }
    }

    @Test(arguments: [
      ["frobnicate"], ["--frobnicate"], ["check", "nonsense/at-all"], ["check", "--all"],
      ["hint", "nonsense"], ["task", "nonsense"], ["watch", "nonsense"], ["reset"],
      ["reset", "nonsense"], ["list", "more"], ["solution", "nonsense"], ["verify", "nonsense"],
    ])
    func `that makes no sense is answered in one sentence`(arguments: [String]) throws {
      try CourseCopy.use { copy in
        let process = copy.process(arguments)
        let (output, errorOutput) = (Pipe(), Pipe())
        (process.standardOutput, process.standardError) = (output, errorOutput)
        try process.runForAWhile()
        let said = errorOutput.fileHandleForReading.readDataToEndOfFile()
        #expect(output.fileHandleForReading.readDataToEndOfFile().isEmpty)
        process.waitUntilExit()
        #expect(process.terminationStatus == 64)
        let lines = String(decoding: said, as: UTF8.self).split(separator: "\n")
        #expect(lines.count == 1)
        #expect(lines.first?.hasPrefix("course: ") == true)
      }
    }

    @Test func `shows, hints and resets, from wherever one stands`() throws {
      try CourseCopy.use { copy in
        let (lesson, place) = (copy.course.lessons[1], "Exercises/Tests")
        let shown = try copy.course("task", lesson.word, in: place)
        #expect(shown.output.hasPrefix("\(lesson.id)  about \(lesson.minutes) minutes\n"))
        #expect(shown.output.contains(lesson.task[0]))
        for number in [1, 2] {
          let hint = try copy.course("hint", lesson.word, in: place)
          #expect(hint.output.contains("Hint \(number) of \(lesson.hints.count)\n"))
        }
        #expect(
          try copy.course("reset", lesson.word).output.hasSuffix(" is the stub already.\n"))
        try copy.save("// my work\n", to: lesson)
        let reset = try copy.course("reset", lesson.word, in: place)
        #expect(lesson.isUntouched)
        let kept = try #require(reset.output.firstMatch(of: #/written is in (.*)\.\n/#)).output.1
        #expect(text(of: copy.folder.appending(path: String(kept))) == "// my work\n")
      }
    }

    @Test func `judges the answers of the exercises that it is given, and no others`() throws {
      try CourseCopy.use { copy in
        try copy.addLessons()
        try copy.addAnswers()
        let (first, second) = (copy.first, copy.course.lessons[1])
        try "Nonsense.\n".write(to: second.exercise.solution, atomically: true, encoding: .utf8)
        let one = try copy.course("verify", first.word)
        #expect(one.status == 0, "\(one.output)")
        #expect(one.output.contains("✓ every solution passes\n"))
        #expect(try copy.course("verify", "--seal", first.id).status == 64)
      }
    }

    @Test func `does not report success when its reader has gone`() throws {
      try CourseCopy.use { copy in
        let process = copy.process(["check"] + copy.course.lessons.map(\.id))
        let (output, errorOutput) = (Pipe(), Pipe())
        (process.standardOutput, process.standardError) = (output, errorOutput)
        try output.fileHandleForReading.close()
        try process.runForAWhile()
        #expect(errorOutput.fileHandleForReading.readDataToEndOfFile().isEmpty)
        process.waitUntilExit()
        #expect(process.terminationReason == .exit)
        #expect(process.terminationStatus == 141)
        #expect(copy.leftovers == [])
      }
    }

    @Test func `says in one sentence that a stub is missing, and how to have it again`() throws {
      try CourseCopy.use { copy in
        try FileManager.default.removeItem(at: copy.first.exercise.stub)
        let answer = try copy.course("list")
        #expect(answer.status == 66)
        #expect(
          answer.errors == """
            course: Exercises/COURSE.md has an exercise \(copy.first.id), and Answers/Stubs has no \
            such file; put it back from a fresh copy of the course.

            """)
      }
    }

    @Test func `ends quietly when its reader has gone`() throws {
      try CourseCopy.use { copy in
        let process = copy.process(["list"])
        let (output, errorOutput) = (Pipe(), Pipe())
        (process.standardOutput, process.standardError) = (output, errorOutput)
        try output.fileHandleForReading.close()
        try process.runForAWhile()
        #expect(errorOutput.fileHandleForReading.readDataToEndOfFile().isEmpty)
        process.waitUntilExit()
        #expect(process.terminationReason == .exit)
        #expect(process.terminationStatus == 0)
      }
    }

    @Test func `clears away what it made when it is interrupted`() throws {
      try CourseCopy.use { copy in
        try copy.save(Answers.endless, to: copy.first)
        let process = copy.process(["check", copy.first.id])
        let terminal = try LearnersTerminal(running: process)
        try terminal.expectWritten("checking \(copy.first.id)")
        terminal.send(SIGINT)
        #expect(try terminal.end() == 130)
        #expect(!terminal.written.contains("endless"))
        #expect(copy.leftovers == [])
      }
    }

    @Test func `ends where there is no folder any more`() throws {
      try CourseCopy.use { copy in
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = [
          "-c", #"mkdir gone && cd gone && rmdir ../gone && exec "$0" list"#, copy.program.path,
        ]
        process.currentDirectoryURL = copy.folder
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.runForAWhile()
        // The course in which the program was built will do.
        process.waitUntilExit()
        #expect(process.terminationReason == .exit)
      }
    }
  }
}

/// What learners write.
enum Answers {
  /// As the first exercise wants it, with another body.
  private static func range(_ body: String) -> String {
    """
    import RxLite
    func myRange(_ ranges: [ClosedRange<Int>], of count: Int) -> Observable<Int> {
      \(body)
    }
    struct NoSuchPages: Error {}

    """
  }

  static let empty = range(".empty()")
  static let endless = range("while true {}")
  static let doesNotCompile = range(".nonsense()")
  static let leaves = "import Foundation\n" + range("exit(0)")
  /// It wants the screen for itself.
  static let drawing = range(
    #"""
    print("\u{1b}[?1049l\u{1b}[2J\u{1b}[H\u{1b}]0;title\u{7}\u{1b}c\rMY SCREEN 日本語\t.")
      return .empty()
    """#)
}
