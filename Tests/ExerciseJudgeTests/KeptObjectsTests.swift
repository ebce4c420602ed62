import Foundation
import Testing

@testable import ExerciseJudge

@Suite struct `Kept objects` {
  private let object = Data("an object".utf8)
  private let inputs = [Data("flags".utf8), Data("text".utf8), Data()]

  @Test func `come back for just the same inputs`() async throws {
    try await withEmptyFolder { folder in
      let kept = KeptObjects(folder: folder)
      #expect(kept.object(madeOf: inputs) == nil)
      kept.keep(object, madeOf: inputs)
      #expect(kept.object(madeOf: inputs) == object)
      for others in [["flag", "stext", ""], ["flags", "text"], ["flags", "Text", ""], []] {
        #expect(kept.object(madeOf: others.map { Data($0.utf8) }) == nil)
      }
    }
  }

  @Test func `are not believed under another's name`() async throws {
    try await withEmptyFolder { folder in
      let kept = KeptObjects(folder: folder)
      kept.keep(object, madeOf: inputs)
      let file = try #require(try contents(folder).first)
      let content = try Data(contentsOf: file)
      try FileManager.default.removeItem(at: file)
      kept.keep(object, madeOf: [])
      try content.write(to: try #require(try contents(folder).first))
      #expect(kept.object(madeOf: []) == nil)
    }
  }

  @Test(arguments: ["empty", "cut", "longer", "flipped", "a folder"])
  func `are not believed when damaged, and are made anew`(damage: String) async throws {
    try await withEmptyFolder { folder in
      let kept = KeptObjects(folder: folder)
      kept.keep(object, madeOf: inputs)
      let file = try #require(try contents(folder).first)
      var content = try Data(contentsOf: file)
      switch damage {
      case "empty": content = Data()
      case "cut": content.removeLast()
      case "longer": content.append(0)
      default: content[content.count - 3] ^= 4
      }
      try FileManager.default.removeItem(at: file)
      if damage == "a folder" {
        try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
        #expect(kept.object(madeOf: inputs) == nil)
        return
      }
      try content.write(to: file)
      #expect(kept.object(madeOf: inputs) == nil)
      kept.keep(object, madeOf: inputs)
      #expect(kept.object(madeOf: inputs) == object)
    }
  }

  @Test func `go when there are too many, the unused first`() async throws {
    try await withEmptyFolder { folder in
      var kept = KeptObjects(folder: folder)
      kept.limit = 8
      for number in UInt8(0)..<8 { kept.keep(object, madeOf: [Data([number])]) }
      for file in try contents(folder) { setAge(of: file, seconds: 1000) }
      #expect(kept.object(madeOf: [Data([3])]) == object)
      kept.keep(object, madeOf: inputs)
      #expect(try contents(folder).count == 6)
      #expect(kept.object(madeOf: [Data([3])]) == object)
      #expect(kept.object(madeOf: inputs) == object)
    }
  }
}

func contents(_ folder: URL) throws -> [URL] {
  try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    .map { folder.appending(path: $0) }
}

func setAge(of file: URL, seconds: Int) {
  var now = timeval()
  gettimeofday(&now, nil)
  now.tv_sec -= seconds
  utimes(file.path, [now, now])
}
