import ExerciseJudge
import Foundation
import Testing

@testable import Trainer

extension EndToEnd {
  /// `swift run Chapter10-Bindings --play`, on a terminal.
  @Suite struct `A screen of controls` {
    @Test func `is used with keys, and its bindings work`() throws {
      let terminal = try play()
      try terminal.expect("▸ [city", "  ( Tap )", "^C quit")
      terminal.type("Oslo\r")
      try terminal.expect("▸ [Oslo", "  (/)")
      try terminal.expect("  Oslo\n  4°C")
      terminal.type("\t\u{1b}[C")
      try terminal.expect("▸  °C |[°F]", "  39°F")
      terminal.type("q")
      #expect(try terminal.end() == 0)
      terminal.expectAsBefore()
    }

    @Test func `continues after it was stopped`() throws {
      let terminal = try play()
      try terminal.expect("▸ [city")
      try terminal.suspend()
      terminal.expectAsBefore()
      terminal.send(SIGCONT)
      terminal.type("Lima")
      try terminal.expect("▸ [Lima")
      terminal.send(SIGINT)
      #expect(try terminal.end() == 130)
      terminal.expectAsBefore()
    }

    @Test(arguments: [SIGTERM, SIGINT, SIGHUP, SIGQUIT, SIGABRT])
    func `gives the terminal back, however it is ended`(signal: Int32) throws {
      let terminal = try play()
      try terminal.expect("▸ [city")
      terminal.send(signal)
      #expect(try terminal.end() == (signal == SIGABRT ? -signal : 130))
      terminal.expectAsBefore()
    }

    private func play() throws -> LearnersTerminal {
      let process = Process()
      process.executableURL = try #require(BuildFolder.ofThisProgram()).url
        .appending(path: "Chapter10-Bindings")
      process.arguments = ["--play"]
      process.environment = ["TERM": "xterm-256color", "SWIFT_BACKTRACE": "enable=no"]
      return try LearnersTerminal(running: process)
    }
  }
}
