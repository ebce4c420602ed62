import Foundation
import TerminalKit
import Testing
import Wording

@testable import ExerciseJudge
@testable import Trainer

@Suite struct `A session` {
  private let failed = Outcome(verdict: .failed(TestReport()))
  private let solved = Outcome(verdict: .solved())

  @Test func `begins with the task of an untouched exercise`() throws {
    try withSession { session in
      #expect(session.page == .task)
      #expect(session.isChecking)
    }
  }

  @Test func `checks at each save, and shows the verdict`() throws {
    try withSession { session in
      try "let answer = 1\n".write(
        to: session.lesson.exercise.source, atomically: true, encoding: .utf8)
      #expect(session.handle(.saved) == [.examine])
      #expect(session.isChecking)
      #expect(session.handle(.found(failed, id: "sums/plus", after: .seconds(1))) == [])
      #expect(!session.isChecking)
      #expect(session.page == .verdict)
      #expect(session.outcome == failed)
    }
  }

  @Test func `stops on green, and continues when a key is pressed`() throws {
    try withSession { session in
      #expect(session.handle(.found(solved, id: "sums/plus", after: nil)) == [])
      #expect(session.lesson.id == "sums/plus")
      #expect(session.standings["sums/plus"] == .solved)
      #expect(session.handle(.key(.letter("n"))) == [.examine])
      #expect(session.lesson.id == "sums/minus")
      #expect(session.outcome == nil)
      #expect(session.page == .task)
    }
  }

  @Test func `finds the next unsolved one after this one, then from the beginning`() throws {
    try withSession(at: 2) { session in
      _ = session.handle(.learned(.solved, id: "sums/plus"))
      _ = session.handle(.found(solved, id: "words/join", after: nil))
      #expect(session.handle(.key(.letter("n"))) == [.examine])
      #expect(session.lesson.id == "sums/minus")
      #expect(session.handle(.key(.letter("n"))) == [], "It is the only one left.")
      _ = session.handle(.found(solved, id: "sums/minus", after: nil))
      #expect(session.handle(.key(.letter("n"))) == [])
      #expect(session.notice?.plain == "That was the last one: all are solved.")
    }
  }

  @Test(arguments: "hlts") func `shows the verdict at a save, wherever the learner is`(
    letter: Character
  ) throws {
    try withSession { session in
      try "let answer = 1\n".write(
        to: session.lesson.exercise.source, atomically: true, encoding: .utf8)
      _ = session.handle(.key(.letter(letter)))
      _ = session.handle(.saved)
      #expect(session.page == .verdict)
    }
  }

  @Test func `offers to go to another exercise that was saved`() throws {
    try withSession { session in
      #expect(session.handle(.key(.letter("g"))) == [], "Nothing was saved.")
      let join = try #require(session.lessons.first { $0.id == "words/join" })
      try writeFile((join.stub ?? "") + "// Begun.", to: join.exercise.source)
      #expect(session.handle(.savedAnother(id: "words/join")) == [])
      #expect(session.notice?.plain.contains("words/join. Press g") == true)
      #expect(session.handle(.key(.letter("g"))) == [.examine])
      #expect(session.lesson.id == "words/join")
      #expect(session.page == .verdict, "The task was read before the file was saved.")
      #expect(session.offered == nil)
    }
  }

  @Test func `shows the hints below the verdict where there is room for both`() throws {
    try withSession { session in
      _ = session.handle(.key(.letter("h")))
      _ = session.handle(.found(Outcome(verdict: .couldNotJudge("x")), id: "sums/plus", after: nil))
      _ = session.handle(.key(.escape))
      func shows(_ height: Int) -> Bool {
        SessionView(session, width: 80, height: height).lines.contains { $0.plain == "  A nudge." }
      }
      #expect(shows(40))
      #expect(!shows(8))
    }
  }

  @Test func `keeps what is untouched and what is begun apart`() throws {
    try withSession { session in
      try "let answer = 1\n".write(
        to: session.lesson.exercise.source, atomically: true, encoding: .utf8)
      _ = session.handle(.key(.letter("n")))
      _ = session.handle(.found(failed, id: "sums/plus", after: nil))
      #expect(session.standings["sums/plus"] == .begun, "The one that is open now is untouched.")
    }
  }

  @Test func `ignores a judgement of the previous exercise`() throws {
    try withSession { session in
      _ = session.handle(.key(.letter("n")))
      _ = session.handle(.found(solved, id: "sums/plus", after: nil))
      #expect(session.outcome == nil)
      #expect(session.isChecking)
      #expect(session.standings["sums/plus"] == .solved)
    }
  }

  @Test func `gives one hint after the other`() throws {
    try withSession { session in
      for given in [1, 2, 2] {
        _ = session.handle(.key(.letter("h")))
        #expect(session.hints["sums/plus"] == given)
      }
      #expect(session.notice?.plain == "There are no more hints.")
      _ = session.handle(.key(.letter("t")))
      _ = session.handle(.key(.letter("h")))
      #expect(session.page == .hints)
    }
  }

  @Test func `shows what has been given before it gives more`() throws {
    try withSession { session in
      _ = session.handle(.key(.letter("h")))
      _ = session.handle(.key(.escape))
      _ = session.handle(.key(.letter("h")))
      #expect(session.hints["sums/plus"] == 1)
    }
  }

  @Test func `shows the solution once it is solved, or when it is asked twice`() throws {
    try withSession { session in
      _ = session.handle(.key(.letter("s")))
      #expect(session.page != .solution)
      _ = session.handle(.key(.letter("t")))
      _ = session.handle(.key(.letter("s")))
      #expect(session.page != .solution, "Another key came between.")
      _ = session.handle(.key(.letter("s")))
      #expect(session.page == .solution)
    }
    try withSession { session in
      _ = session.handle(.found(solved, id: "sums/plus", after: nil))
      _ = session.handle(.key(.letter("s")))
      #expect(session.page == .solution)
    }
  }

  @Test func `resets when it is asked twice`() throws {
    try withSession { session in
      try writeFile("// mine", to: session.lesson.exercise.source)
      #expect(session.handle(.key(.letter("r"))) == [])
      #expect(session.handle(.key(.letter("r"))) == [.reset])
      _ = session.handle(.reset(kept: "Exercises/Kept/Plus.swift"))
      #expect(
        session.notice?.plain
          == "The stub is back. What you had written is in Exercises/Kept/Plus.swift.")
    }
  }

  @Test func `asks nothing before a reset that loses nothing`() throws {
    try withSession { session in
      #expect(session.handle(.key(.letter("r"))) == [.reset], "It is the stub.")
      try FileManager.default.removeItem(at: session.lesson.exercise.source)
      _ = session.handle(.lost)
      #expect(session.handle(.key(.letter("r"))) == [.reset], "There is no file.")
    }
  }

  @Test func `shows the task again after a reset, and where the work is kept`() throws {
    try withSession { session in
      _ = session.handle(.reset(kept: "Exercises/Kept/Plus.swift"))
      #expect(session.handle(.saved) == [.examine], "The stub was written.")
      _ = session.handle(.found(failed, id: "sums/plus", after: nil))
      #expect(session.page == .task)
      #expect(session.notice != nil)
    }
  }

  @Test func `waits for a missing file`() throws {
    try withSession { session in
      #expect(session.handle(.lost) == [.callOff])
      #expect(session.isLost)
      #expect(session.page == .verdict, "There it says which file.")
      #expect(session.handle(.saved) == [.examine])
      #expect(!session.isLost)
    }
  }

  @Test func `goes where the list points`() throws {
    try withSession { session in
      let keys: [Key] = [.letter("l"), .down, .down, .down, .up, .down]
      for (number, key) in keys.enumerated() {
        let orders: [Session.Order] = number == 0 ? [.lookAround] : []
        #expect(session.handle(.key(key)) == orders, "The list says what is so now.")
      }
      #expect(session.handle(.key(.enter)) == [.examine])
      #expect(session.lesson.id == "words/join")
      #expect(session.page == .task)
    }
  }

  @Test func `does not count what changed tests say`() throws {
    try withSession { session in
      let outcome = Outcome(verdict: .solved(), problem: "changed")
      _ = session.handle(.found(outcome, id: "sums/plus", after: nil))
      #expect(session.standings["sums/plus"] != .solved)
      #expect(!session.isSolved)
    }
  }

  @Test(arguments: [Key.letter("q"), .end]) func `ends`(key: Key) throws {
    try withSession { session in #expect(session.handle(.key(key)) == [.quit]) }
  }

  @Test(arguments: [(80, 24), (200, 50), (40, 10), (20, 5)])
  func `fills the screen and not more`(width: Int, height: Int) throws {
    try withSession { session in
      for letter in "thlsnxg" {
        _ = session.handle(.key(.letter(letter)))
        let lines = SessionView(session, width: width, height: height).lines
        #expect(lines.count == height)
        #expect(lines.allSatisfy { $0.cut(to: width).width <= width })
      }
    }
  }

  @Test func `can't be scrolled past the end`() throws {
    try withSession { session in
      for _ in 1...20 { _ = session.handle(.key(.pageDown)) }
      let view = SessionView(session, width: 80, height: 24)
      #expect(view.top == 0)
      #expect(view.lines.contains { $0.plain == "The task of Plus." })
    }
  }

  private func withSession(at index: Int = 0, _ work: (inout Session) throws -> Void) throws {
    try SampleLessons.with { sample in
      let standings = Dictionary(
        uniqueKeysWithValues: sample.lessons.map { ($0.id, Standing.untouched) })
      var session = Session(sample.course, at: index, standings: standings)
      try work(&session)
    }
  }
}
