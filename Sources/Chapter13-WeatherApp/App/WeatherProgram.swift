import ChapterKit
import ConsoleKitTerminal
import Foundation
import RxLite
import TerminalKit

/// `--play` and `--script`: the program itself, in place of the listings.
enum WeatherProgram {
  static let options = [
    ExtraOption(
      "--play", "use the program; without a terminal, see a session of it",
      arguments: run),
    ExtraOption(
      "--script", "play the session of a file: --script FILE", arguments: { run(["--script"] + $0) }
    ),
  ]

  /// - Returns: The status to exit with.
  private static func run(_ arguments: [String]) -> Int32 {
    do {
      if let path = try script(arguments) {
        try play(DataFile(path: path))
      } else if Terminal.isPresent {
        return try show()
      } else {
        try play(DataFile(own: "session.txt"))
      }
      return EX_OK
    } catch let problem as DataProblem {
      return tell(problem.sentence, problem.isMissing ? EX_NOINPUT : EX_DATAERR)
    } catch let misuse as Misuse {
      return tell(misuse.sentence, EX_USAGE)
    } catch {
      return tell("\(error)", EX_UNAVAILABLE)
    }
  }

  private struct Misuse: Error { let sentence: String }

  /// Returns the path after `--script`, if there is one.
  private static func script(_ arguments: [String]) throws -> String? {
    switch arguments {
    case []: return nil
    case ["--script"]: throw Misuse(sentence: "--script needs the path of a file.")
    default:
      guard arguments.first == "--script", arguments.count == 2 else {
        let other = arguments.first { $0 != "--script" } ?? ""
        throw Misuse(sentence: "\(other.debugDescription) does not go with --play and --script.")
      }
      return arguments[1]
    }
  }

  private static func show() throws -> Int32 {
    let app = try WeatherApp()
    let (screen, server) = (app.screen, app.server)
    let keys = [
      ScreenPlayer.ExtraKey("u", "clear") { screen.searchCityName.simulateReplacing(with: "") },
      ScreenPlayer.ExtraKey("n", server.isOn ? "network off" : "network on") {
        screen.networkButton.tap()
      },
    ]
    return ScreenPlayer(screen, keys: keys).run()
  }

  private static func play(_ file: DataFile) throws {
    let script = try SessionScript(file)
    try SharingScheduler.mock(makeScheduler: { clock.mainScheduler }) {
      try Session().run(script)
    }
  }

  private static func tell(_ sentence: String, _ status: Int32) -> Int32 {
    fputs("Chapter13-WeatherApp: \(sentence)\n", stderr)
    return status
  }
}
