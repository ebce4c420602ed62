import Foundation
import TestSupport

/// The chapters, and the listings of each that the reference text prints the output of.
enum Chapter: String, CaseIterable {
  case observables = "Chapter01-Observables"
  case disposing = "Chapter02-Disposing"
  case sharing = "Chapter03-Sharing"
  case traits = "Chapter04-Traits"
  case errors = "Chapter05-Errors"
  case testing = "Chapter06-Testing"
  case operators = "Chapter07-Operators"
  case schedulers = "Chapter08-Schedulers"
  case networking = "Chapter09-Networking"
  case bindings = "Chapter10-Bindings"
  case interception = "Chapter11-Interception"
  case debugging = "Chapter12-Debugging"
  case weatherapp = "Chapter13-WeatherApp"
  case videolist = "Chapter14-VideoList"
  case concurrency = "Chapter15-Concurrency"

  var references: [String] {
    switch self {
    case .observables: ["Diagrams/A30", "A3", "A4", "A5", "A6", "A7", "A9", "E3"]
    case .disposing: ["A1"]
    case .sharing: ["A7", "A8", "A13"]
    case .traits: []
    case .errors: []
    case .testing: ["A8"]
    case .operators: ["E5", "E6"]
    case .schedulers: []
    case .networking: []
    case .bindings: []
    case .interception: ["E1", "E2"]
    case .debugging: ["A10"]
    case .weatherapp: []
    case .videolist: []
    case .concurrency: []
    }
  }

  var executable: URL { buildFolder.appendingPathComponent(rawValue) }

  /// The transcript of the whole chapter. To write it anew:
  /// `swift run Chapter01-Observables > Tests/ChapterTests/Golden/Chapter01-Observables.txt`
  var golden: String {
    get throws { try String(contentsOf: file("Golden/\(rawValue).txt"), encoding: .utf8) }
  }

  /// What `--marbles` prints for the whole chapter. To write it anew:
  /// `swift run Chapter01-Observables --marbles > Tests/ChapterTests/Golden/Chapter01-Observables.marbles.txt`
  var goldenMarbles: String {
    get throws { try String(contentsOf: file("Golden/\(rawValue).marbles.txt"), encoding: .utf8) }
  }

  /// Where its lesson is.
  var folder: URL { file("../../Sources/\(rawValue)").standardizedFileURL }

  static func reference(_ id: String) throws -> String {
    try String(contentsOf: file("../../Reference/\(id).txt"), encoding: .utf8)
  }
}

/// Whether the long tests are wanted as well.
let isThorough = ProcessInfo.processInfo.environment["ALL_TESTS"] != nil

func file(_ path: String) -> URL {
  URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(path)
}
