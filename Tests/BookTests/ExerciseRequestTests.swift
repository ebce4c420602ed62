import ExerciseJudge
import Foundation
import Testing

@testable import Book

/// What a page asks of an exercise.
@Suite(.serialized, .long) struct ExerciseRequestTests {
  private static func ask(
    _ path: String, _ body: [String: String] = [:], isSure: Bool = false
  ) throws -> (status: Int, text: String) {
    let build = try #require(BuildFolder.ofThisProgram())
    let course = HostileRequestTests.course
    let book = try BookServer(
      course: course, runs: Runs(Player(build, root: course)), desk: EmptyDesk(), symbols: { [] })
    defer { book.stop() }
    var wish: [String: Any] = body
    wish["exercise"] = "sharing/my-replay"
    if isSure { wish["isSure"] = true }
    let json = String(decoding: try JSONSerialization.data(withJSONObject: wish), as: UTF8.self)
    let answer = try Raw.send(
      path.hasSuffix(".json") ? "GET" : "POST", path,
      [
        "Host": "127.0.0.1:\(book.port)", "Cookie": "course-\(book.port)=\(book.token)",
        "Content-Type": "application/json", "X-Course": "1",
        "Origin": "http://127.0.0.1:\(book.port)",
      ], json, to: book.port)
    return (answer.status, answer.body)
  }

  @Test func `a check writes what was typed, and returns the verdict`() throws {
    let answer = try Self.ask("/check", ["text": "let a = 2", "mark": "1"])
    #expect(answer.status == 200)
    #expect(answer.text.contains(#""verdict":[[["good","✓ solved"]]]"#))
  }

  @Test func `a newer file is never overwritten`() throws {
    let answer = try Self.ask("/check", ["text": "let a = 2", "mark": "0"])
    #expect(answer.status == 409)
    #expect(answer.text.hasPrefix("The file has been changed in your editor."))
    // What is in the file already needn't be written.
    #expect(try Self.ask("/check", ["text": "let a = 1", "mark": "0"]).status == 200)
  }

  @Test func `a check without an answer writes nothing`() throws {
    #expect(try Self.ask("/check", ["mark": "1"]).status == 404)
    #expect(try Self.ask("/check", ["text": "let a = 2"]).status == 404)
  }

  @Test func `a solution is shown to those who ask twice`() throws {
    let once = try Self.ask("/solution")
    #expect(once.status == 200 && !once.text.contains("let a = 2"))
    let twice = try Self.ask("/solution", isSure: true)
    #expect(twice.status == 200 && twice.text.contains("let a = 2"))
  }

  @Test func `a choice is recorded, and what has been done is told`() throws {
    let choice = ["question": "errors/two-triggers", "letter": "b"]
    for answer in [try Self.ask("/choice", choice), try Self.ask("/progress.json")] {
      #expect(answer.status == 200 && answer.text.contains(#""solved":["sharing\/my-replay"]"#))
    }
    #expect(try Self.ask("/choice", ["question": "errors/none", "letter": "b"]).status == 404)
    #expect(try Self.ask("/choice", ["question": "errors/two-triggers"]).status == 400)
  }

  @Test func `an exercise has its task, and an unknown one a sentence`() throws {
    let answer = try Self.ask("/exercises/sharing/my-replay.json")
    #expect(answer.status == 200 && answer.text.contains(#""answer":"let a = 1""#))
    let unknown = try Self.ask("/exercises/sharing/none.json")
    #expect(unknown.status == 404 && unknown.text == "there is no such exercise.\n")
  }
}
