import Foundation
import Synchronization
import Testing

@testable import ExerciseJudge

/// With a build folder of a few words, and a linker that puts them one after the other.
@Suite struct `The workshop` {
  @Test func `links once, as long as the objects are the same`() async throws {
    try await withBuild { build in
      let first = try #require(try build.snapshot())
      let second = try #require(try build.snapshot())
      #expect(first.id == second.id)
      #expect(build.links == 1)
      #expect(build.announcements == 1)
      #expect(try String(contentsOf: library(first), encoding: .utf8) == "one two")
      #expect(exists(first.modules.appending(path: "Lib.swiftmodule").path))
    }
  }

  @Test func `takes a new snapshot of new objects, and removes the old when nobody uses it`()
    async throws
  {
    try await withBuild { build in
      var used = try build.snapshot()
      let old = try #require(used?.folder)
      try build.write("three", to: "Lib.build/two.o")
      let new = try #require(try build.snapshot())
      #expect(try String(contentsOf: library(new), encoding: .utf8) == "one three")
      #expect(exists(old.path))
      _ = used?.id
      used = nil
      try build.write("four", to: "Lib.build/two.o")
      _ = try build.snapshot()
      #expect(!exists(old.path))
      #expect(try contents(build.snapshots).count == 2)
    }
  }

  @Test(arguments: [
    "Lib.build/two.o", "Modules/Lib.swiftmodule", "Lib.build/output-file-map.json",
  ])
  func `goes on with the last good snapshot while the objects are not whole`(file: String)
    async throws
  {
    try await withBuild { build in
      let good = try #require(try build.snapshot()).id
      let text = try build.read(file)
      try build.write("", to: file)
      #expect(try build.snapshot()?.id == good)
      try build.remove(file)
      // A map names objects, so one that is missing was not yet written.
      #expect(try build.snapshot()?.id == good)
      try build.write(text, to: file)
      #expect(try build.snapshot() != nil)
    }
  }

  @Test func `has nothing to go on with when nothing was ever built`() async throws {
    try await withBuild { build in
      try build.remove("Modules/Lib.swiftmodule")
      #expect(try build.snapshot() == nil)
    }
  }

  @Test func `lets a build come to its end, if it can`() async throws {
    try await withBuild { build in
      let good = try #require(try build.snapshot()).id
      try build.write("young", to: "Lib.build/two.o", age: 0)
      #expect(try build.snapshot()?.id == good)
      build.age("Lib.build/two.o", by: 60)
      #expect(try build.snapshot()?.id != good)
    }
  }

  @Test func `believes no snapshot of objects that changed meanwhile`() async throws {
    try await withBuild { build in
      let snapshot = try build.snapshot {
        if build.links == 1 { try build.write("late", to: "Lib.build/two.o") }
      }
      #expect(
        try String(contentsOf: library(try #require(snapshot)), encoding: .utf8) == "one late")
      #expect(build.links == 2)
      #expect(try contents(build.snapshots).count == 1)
    }
  }

  @Test(arguments: ["flipped", "cut", "no label", "half a label", "no module", "no library"])
  func `makes a damaged snapshot anew`(damage: String) async throws {
    try await withBuild { build in
      let folder = try #require(try build.snapshot()).folder
      let label = Snapshot.label(in: folder)
      let product = library(folder)
      switch damage {
      case "flipped": try Data("one twu".utf8).write(to: product)
      case "cut": try Data("one".utf8).write(to: product)
      case "no label": try FileManager.default.removeItem(at: label)
      case "half a label": try Data(contentsOf: label).prefix(20).write(to: label)
      case "no library": try FileManager.default.removeItem(at: product)
      default:
        try FileManager.default.removeItem(at: folder.appending(path: "Lib.swiftmodule"))
      }
      let again = try #require(try build.snapshot())
      #expect(build.links == 2)
      #expect(try String(contentsOf: library(again), encoding: .utf8) == "one two")
      #expect(try contents(build.snapshots).map(\.lastPathComponent) == [again.id])
    }
  }

  @Test func `uses nothing of another toolchain`() async throws {
    try await withBuild { build in
      let one = try #require(try build.snapshot()).id
      build.compiler = "/bin/ls"
      let other = try #require(try build.snapshot()).id
      #expect(one != other)
      #expect(build.links == 2)
    }
  }

  @Test func `says what its linker says`() async throws {
    struct Refused: Error {}
    try await withBuild { build in
      #expect(throws: Refused.self) { _ = try build.snapshot { throw Refused() } }
      let left = try contents(build.snapshots)
      #expect(left == [])
    }
  }

  @Test func `serves many at once`() async throws {
    try await withBuild { build in
      let ids = Mutex<[String?]>([])
      DispatchQueue.concurrentPerform(iterations: 8) { _ in
        let id = try? build.snapshot()?.id
        ids.withLock { $0.append(id) }
      }
      #expect(Set(ids.withLock { $0 }).count == 1)
      #expect(!ids.withLock { $0 }.contains(nil))
      let left = try contents(build.snapshots)
      #expect(left.count == 1)
    }
  }

  @Test func `clears away what a killed process has left half-made`() async throws {
    try await withBuild { build in
      let draft = build.snapshots.appending(path: "draft-of-the-dead")
      try FileManager.default.createDirectory(at: draft, withIntermediateDirectories: true)
      try Data().write(to: draft.appending(path: "in-use"))
      _ = try build.snapshot()
      #expect(!exists(draft.path))
    }
  }

  private func library(_ snapshot: Snapshot) -> URL { library(snapshot.folder) }
  private func library(_ folder: URL) -> URL {
    folder.appending(path: Toolchain.fileName(ofLibrary: Snapshot.library))
  }

  private func withBuild(_ work: (SampleBuild) async throws -> Void) async throws {
    try await withEmptyFolder { try await work(try SampleBuild(in: $0)) }
  }
}
