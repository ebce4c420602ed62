import Foundation
import TestSupport

/// What was recorded on RxSwift 6: `Referee/RandomChains/compare --record TOOL`.
enum Recordings {
  static let program = buildFolder.appending(path: "RandomChains")

  /// For each number the digest of its log, or the name of the dialect's entry for which RxLite's log
  /// is another.
  static let digests = Result {
    try lines(of: "digests.txt").map { line in
      let words = line.split(separator: " ")
      return (number: Int(words[0])!, digest: String(words[1]))
    }
  }

  /// What `RandomChains dialect` prints: logs by the name of an entry or the text of a chain.
  static let dialect = Result { logs(try lines(of: "dialect.txt")) }

  /// The logs in an output, by what stands above each.
  static func logs(_ lines: [String]) -> [String: [String]] {
    var logs: [String: [String]] = [:]
    var name = ""
    for line in lines {
      if line.hasPrefix("== ") {
        name = String(line.dropFirst(3))
        logs[name] = []
      } else {
        logs[name, default: []].append(line)
      }
    }
    return logs
  }

  private static func lines(of file: String) throws -> [String] {
    let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: file)
    return try String(contentsOf: url, encoding: .utf8).split(separator: "\n").map(String.init)
  }
}

extension Ending {
  /// What the program has printed, up to its end or its crash.
  var lines: [String] { output.split(separator: "\n").map(String.init) }

  var isGood: Bool { status == 0 && !wasKilled }
}
