import ChapterKit
import Foundation
import RxLite

/// `--play` and `--script`: the program itself, in place of the listings.
enum WeatherProgram {
  static let options = ["--play", "--script"]

  /// Runs the program.
  ///
  /// - Parameter arguments: Those of the command line.
  static func run(_ arguments: [String]) {
    do {
      try play(script(arguments))
    } catch let problem as DataProblem {
      end(problem.sentence, problem.isMissing ? EX_NOINPUT : EX_DATAERR)
    } catch let misuse as Misuse {
      end(misuse.sentence, EX_USAGE)
    } catch {
      end("\(error)", EX_UNAVAILABLE)
    }
  }

  private struct Misuse: Error { let sentence: String }

  /// - Returns: The script that is asked for; none means the terminal.
  private static func script(_ arguments: [String]) throws -> String? {
    var path: String?
    var arguments = arguments.makeIterator()
    while let argument = arguments.next() {
      switch argument {
      case "--play": continue
      case "--script":
        guard let file = arguments.next() else {
          throw Misuse(sentence: "--script needs the path of a file.")
        }
        path = file
      default:
        throw Misuse(
          sentence: "\(argument.debugDescription) does not go with --play and --script.")
      }
    }
    return path
  }

  private static func play(_ path: String?) throws {
    let file = try path.map { try DataFile(path: $0) } ?? DataFile(own: "session.txt")
    let script = try SessionScript(file)
    setvbuf(stdout, nil, Int32(_IOLBF), 0)
    try SharingScheduler.mock(makeScheduler: { clock.mainScheduler }) {
      try Session().run(script)
    }
  }

  private static func end(_ sentence: String, _ status: Int32) {
    fputs("Chapter13-WeatherApp: \(sentence)\n", stderr)
    exit(status)
  }
}
