import ExerciseJudge
import Foundation
import Testing

@testable import Trainer

extension EndToEnd {
  @Suite struct `Watching` {
    @Test func `goes with a learner from the stub to the next exercise`() throws {
      try watching { copy, terminal in
        let (first, second, total) = (
          copy.first, copy.course.lessons[1], copy.course.lessons.count
        )
        try terminal.expect(first.id, first.task[0], "0 of \(total) solved", "waiting for you")
        try copy.save(Answers.empty, to: first)
        try terminal.expect("✗", "expected", "after the save")
        try copy.save(Answers.doesNotCompile, to: first)
        try terminal.expect("✗ It doesn't compile.", "MyRange.swift:3:", "nonsense")
        try copy.solve(first)
        try terminal.expect("✓ Solved: all its tests pass.", "n  goes on to \(second.id)")
        #expect(terminal.written.contains("\u{1b}[32m"), "There are colours.")
        terminal.type("n")
        try terminal.expect(second.id, second.task[0], "1 of \(total) solved", "waiting for you")
        terminal.type("l")
        try terminal.expect("> · \(second.word)", "✓ \(first.word)")
        terminal.type("h")
        try terminal.expect("Hint 1 of \(second.hints.count)")
        terminal.type("q")
        #expect(try terminal.end() == 0)
        #expect(
          terminal.written.hasSuffix(" 1 of \(total) solved\u{1b}[0m\r\n")
            || terminal.written.hasSuffix(" 1 of \(total) solved\r\n"))
        terminal.expectAsBefore()
        #expect(copy.leftovers == [])
      }
    }

    @Test func `looks for the first unsolved one, and shows what is wrong with it`() throws {
      try CourseCopy.use { copy in
        try copy.save(Answers.empty, to: copy.first)
        let terminal = try LearnersTerminal(running: copy.process([]))
        try terminal.expect("✗ sends the pages of all ranges", "waiting for you")
        #expect(terminal.written.contains("checking \(copy.first.id) …"))
        // Nor does it miss a save that comes after.
        try copy.solve(copy.first)
        try terminal.expect("✓ Solved: all its tests pass.", "after the save")
        terminal.type("q")
        #expect(try terminal.end() == 0)
      }
    }

    @Test func `clears away what it made when it is interrupted before it shows anything`() throws {
      try CourseCopy.use { copy in
        try copy.save(Answers.endless, to: copy.first)
        let terminal = try LearnersTerminal(running: copy.process([]))
        try terminal.expectWritten("checking \(copy.first.id) …")
        terminal.send(SIGINT)
        #expect(try terminal.end() == 130)
        terminal.expectAsBefore()
        #expect(copy.leftovers == [])
      }
    }

    @Test(arguments: [SIGTERM, SIGINT, SIGHUP, SIGQUIT, SIGABRT])
    func `gives the terminal back, however it is ended`(signal: Int32) throws {
      try watching { copy, terminal in
        try terminal.expect("waiting for you")
        try copy.save(Answers.endless, to: copy.first)
        try terminal.expect("checking …")
        terminal.send(signal)
        let isCrash = signal == SIGABRT
        #expect(try terminal.end() == (isCrash ? -signal : 130))
        terminal.expectAsBefore()
        // After a crash nothing is left that could clear away.
        if !isCrash { #expect(copy.leftovers == []) }
      }
    }

    @Test func `ends when the terminal's window is closed`() throws {
      try watching { copy, terminal in
        try terminal.expect("waiting for you")
        terminal.hangUp()
        _ = try terminal.end()
        #expect(copy.leftovers == [])
      }
    }

    @Test func `lends the terminal to the shell, and takes it again`() throws {
      try watching { copy, terminal in
        try terminal.expect("waiting for you")
        try terminal.suspend()
        try terminal.expectWritten("\u{1b}[?1049l")
        terminal.send(SIGCONT)
        try terminal.expectWritten("\u{1b}[?1049h", times: 2)
        terminal.type("l")
        try terminal.expect("> · \(copy.first.word)")
        terminal.type("q")
        #expect(try terminal.end() == 0)
        terminal.expectAsBefore()
      }
    }

    @Test func `keeps the screen, whatever an answer does`() throws {
      try watching { copy, terminal in
        try terminal.expect("waiting for you")
        try copy.save(Answers.drawing, to: copy.first)
        try terminal.expect("Your code printed:", "MY SCREEN 日本語    .", "waiting for you")
        try copy.save(Answers.leaves, to: copy.first)
        try terminal.expect("✗ The program exited before the tests finished")
        #expect(
          terminal.screen.split(separator: "\n", omittingEmptySubsequences: false).count == 50)
        terminal.type("ss")
        try terminal.expect("exit(0)")
        for code in ["\u{1b}[2J", "\u{1b}]0;", "\u{1b}c", "\u{1b}[?1049l"] {
          #expect(!terminal.written.contains(code))
        }
        terminal.type("q")
        #expect(try terminal.end() == 0)
        terminal.expectAsBefore()
      }
    }

    @Test func `reports nothing more about an overwritten content`() throws {
      try watching { copy, terminal in
        try terminal.expect("waiting for you")
        try copy.save(Answers.endless, to: copy.first)
        try terminal.expect("checking …")
        try copy.solve(copy.first)
        try terminal.expect("✓ Solved: all its tests pass.", "waiting for you")
        #expect(!terminal.written.contains("a loop without an end?"))
      }
    }

    @Test func `waits for a missing file`() throws {
      try watching { copy, terminal in
        try terminal.expect("waiting for you")
        try FileManager.default.removeItem(at: copy.first.exercise.source)
        try terminal.expect("There is no file", "waiting for the file")
        terminal.type("rr")
        try terminal.expect("The stub is back.", "waiting for you")
        #expect(copy.first.isUntouched)
      }
    }

    @Test func `has no colours where they are not wanted`() throws {
      try watching(["NO_COLOR": "1"]) { copy, terminal in
        try copy.solve(copy.first)
        try terminal.expect("✓ Solved: all its tests pass.")
        terminal.type("lq")
        #expect(try terminal.end() == 0)
        #expect(terminal.written.firstMatch(of: #/\u{1b}\[[0-9;]*m/#) == nil)
      }
    }

    @Test func `does no harm beside another trainer`() throws {
      try CourseCopy.use { copy in
        let arguments = ["watch", copy.first.id]
        let one = try LearnersTerminal(running: copy.process(arguments))
        let other = try LearnersTerminal(running: copy.process(arguments))
        for terminal in [one, other] { try terminal.expect("waiting for you") }
        one.type("h")
        try one.expect("Hint 1 of")
        // Of which the other knows nothing.
        #expect(try copy.course("hint", copy.first.id).output.contains("Hint 2 of"))
        other.type("h")
        try other.expect("Hint 1 of")
        #expect(try copy.course("hint", copy.first.id).output.contains("Hint 3 of"))
        try copy.solve(copy.first)
        for terminal in [one, other] { try terminal.expect("✓ Solved: all its tests pass.") }
        one.type("rr")
        try one.expect("The stub is back.", "waiting for you")
        try other.expect("✗", "waiting for you")
        for terminal in [one, other] {
          terminal.type("q")
          #expect(try terminal.end() == 0)
        }
        #expect(copy.first.isUntouched)
        let kept = try #require(
          FileManager.default.subpaths(atPath: copy.folder.appending(path: "Exercises/Kept").path))
        #expect(kept.filter { $0.hasSuffix(".swift") }.count == 1)
      }
    }

    @Test func `needs a terminal`() throws {
      try CourseCopy.use { copy in
        let answer = try copy.course("watch", copy.first.id)
        #expect(answer.status == 64)
        #expect(answer.errors.contains("`course check` judges once"))
      }
    }

    private func watching(
      _ variables: [String: String] = [:], _ work: (CourseCopy, LearnersTerminal) throws -> Void
    ) throws {
      try CourseCopy.use { copy in
        try work(
          copy, try LearnersTerminal(running: copy.process(["watch", copy.first.id], variables)))
      }
    }
  }
}
