import Foundation
import TestSupport

/// What each program has printed, by its name.
struct Outputs {
  private(set) var names: [String] = []
  private var outputs: [String: String] = [:]

  subscript(name: String) -> String? { outputs[name] }
  var count: Int { names.count }

  /// - Parameter text: the output of programs, with `== name` above each.
  init(_ text: String) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("=== ") { continue }
      if line.hasPrefix("== ") {
        names.append(String(line.dropFirst(3)))
        outputs[names.last!] = ""
      } else if let name = names.last {
        outputs[name]! += line + "\n"
      }
    }
    // What follows the last line break is no line.
    if let name = names.last, outputs[name]!.hasSuffix("\n") { outputs[name]!.removeLast() }
  }

  /// What RxSwift prints, for all groups but Dialect.
  static let recorded = Result { try Outputs(ofRecordings: { !$0.hasPrefix("Dialect.") }) }

  /// What RxSwift prints where RxLite differs on purpose.
  static let dialectOfRxSwift = Result {
    try Outputs(ofRecordings: { $0 == "Dialect.rxswift.txt" })
  }

  /// What RxLite prints there.
  static let dialectOfRxLite = Result { try Outputs(ofRecordings: { $0 == "Dialect.rxlite.txt" }) }

  private init(ofRecordings belongs: (String) -> Bool) throws {
    let folder = file("../../Referee/Conformance/Recordings").standardizedFileURL
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let texts = try files.filter(belongs).map {
      try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)
    }
    self.init(texts.joined())
  }

  /// What the programs print on RxLite, each of which is run once. A program that ends the process is
  /// named in its own output, and those after it are run in another process.
  static let ofRxLite = Result {
    var all = Outputs("")
    var left = try Outputs.listed()
    while !left.isEmpty {
      let ending = try run(executable, left, limit: 60)
      var some = Outputs(withoutTimes(ending.output))
      guard let last = some.names.last else { throw NothingPrinted(ending: ending) }
      if ending.status != 0 || ending.wasKilled {
        let reason = ending.errors.split(separator: "\n").first ?? "no message"
        some.outputs[last]! += "the process ended here, with status \(ending.status): \(reason)\n"
      } else if some.count < left.count {
        some.outputs[last]! += "the process exited here\n"
      }
      all.names += some.names
      all.outputs.merge(some.outputs) { $1 }
      let done = Set(some.names)
      left.removeAll { done.contains($0) }
    }
    return all
  }

  /// The names of all programs, as the executable lists them.
  static func listed() throws -> [String] {
    try run(executable, ["--list"], limit: 60).output.split(separator: "\n").map {
      String($0.split(separator: " ")[1])
    }
  }

  struct NothingPrinted: Error { let ending: Ending }
}

/// `debug` prints the time, which no recording has.
private func withoutTimes(_ output: String) -> String {
  output.replacing(#/(?m)^\d{4}-\d\d-\d\d [\d:]+\.\d+: /#, with: "<time>: ")
}

private let executable = buildFolder.appending(path: "Conformance")

func file(_ path: String) -> URL {
  URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(path)
}
