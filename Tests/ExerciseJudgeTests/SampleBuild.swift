import Foundation
import Synchronization

@testable import ExerciseJudge

/// A build folder of one library with two objects, and a count of how often they were linked.
final class SampleBuild: Sendable {
  private let folder: URL
  private let state = Mutex((links: 0, announcements: 0, compiler: "/bin/sh"))

  var links: Int { state.withLock { $0.links } }
  var announcements: Int { state.withLock { $0.announcements } }
  var compiler: String {
    get { state.withLock { $0.compiler } }
    set { state.withLock { $0.compiler = newValue } }
  }

  private var workshop: Workshop {
    var workshop = Workshop(
      in: BuildFolder(folder),
      toolchain: Toolchain(compiler: compiler, platformFlags: [], linkerFlags: []))
    // Files are a minute old or just written; so much a test may be kept waiting in between.
    workshop.settlingTime = .seconds(50)
    return workshop
  }
  var snapshots: URL { workshop.folder.appending(path: "Snapshots") }

  init(in folder: URL) throws {
    self.folder = folder
    try write("module", to: "Modules/Lib.swiftmodule")
    try write("one", to: "Lib.build/one.o")
    try write("two", to: "Lib.build/two.o")
    try write(
      #"{"": {}, "/one.swift": {"object": "one.o"}, "/two.swift": {"object": "/x/two.o"}}"#,
      to: "Lib.build/output-file-map.json")
  }

  func snapshot(whileLinking: () throws -> Void = {}) throws -> Snapshot? {
    try workshop.snapshot(
      of: ["Lib"], in: BuildFolder(folder),
      announce: { state.withLock { $0.announcements += 1 } }
    ) { objects, _, product in
      let texts = try objects.map { try String(contentsOf: $0, encoding: .utf8) }
      state.withLock { $0.links += 1 }
      try Data(texts.joined(separator: " ").utf8).write(to: product)
      try whileLinking()
    }
  }

  /// Files are a minute old unless it is said otherwise.
  func write(_ text: String, to path: String, age: Int = 60) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
    setAge(of: file, seconds: age)
  }

  func age(_ path: String, by seconds: Int) {
    setAge(of: folder.appending(path: path), seconds: seconds)
  }

  func read(_ path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: folder.appending(path: path))
  }
}
