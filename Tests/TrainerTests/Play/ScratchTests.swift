import ExerciseJudge
import Foundation
import Testing

@testable import Trainer

/// Scratch files: where they come from, and that none is ever overwritten.
@Suite struct ScratchTests {
  private static let chapter = """
    import ChapterKit
    import RxLite

    func counting() {
      listing("counts", "what it shows") {
        _ = numbers().doubled().subscribe { print($0) }
      }

      listing("other", "what it shows") { print(unrelated) }
    }

    extension ObservableType where Element == Int {
      fileprivate func doubled() -> Observable<Int> { map { $0 * 2 } }
    }

    private let unrelated = 1

    """
  private static let helpers = """
    import ConsoleKit
    import RxLite

    func numbers() -> Observable<Int> { .from(digits) }

    private let digits = [1, 2]

    """

  @Test func `a file is created with the example, and opened as it is the next time`() throws {
    try withCourse { scratch in
      let new = try scratch.open(nil)
      #expect(new.url.lastPathComponent == "scratch.swift")
      #expect(text(of: new.url) == Scratch.example)
      try "mine".write(to: new.url, atomically: true, encoding: .utf8)
      #expect(try scratch.open(nil) == Scratch.File(url: new.url))
      #expect(text(of: new.url) == "mine")
      let second = try scratch.open("scratch", isNew: true)
      #expect(second.url.lastPathComponent == "scratch-2.swift")
      #expect(text(of: new.url) == "mine")
    }
  }

  @Test func `a listing is copied with what it needs and nothing else`() throws {
    try withCourse { scratch in
      let copy = try #require(text(of: try scratch.open("counts").url))
      #expect(copy.contains("listing(\"counts\", \"what it shows\") {\n  _ = numbers()"))
      #expect(copy.contains("func doubled()"))
      #expect(copy.contains("func numbers()"))
      #expect(copy.contains("private let digits"))
      #expect(copy.contains("import ChapterKit\nimport ConsoleKit\nimport RxLite\n"))
      #expect(!copy.contains("unrelated"))
      #expect(!copy.contains("other"))
    }
  }

  @Test func `a copy that was changed stays; --new makes another`() throws {
    try withCourse { scratch in
      let first = try scratch.open("counts").url
      try "mine".write(to: first, atomically: true, encoding: .utf8)
      #expect(try scratch.open("counts").url == first)
      #expect(try scratch.open("sample/counts").url == first)
      #expect(try scratch.open("counts", isNew: true).url.lastPathComponent == "counts-2.swift")
      #expect(text(of: first) == "mine")
    }
  }

  @Test func `listings of two chapters with one name have a file each`() throws {
    try withCourse { scratch in
      let other = scratch.folder.url.appending(path: "Sources/Chapter10-Another")
      try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
      try Data(Self.chapter.utf8).write(to: other.appending(path: "Counting.swift"))

      #expect(throws: CommandError.self) { try scratch.open("counts") }
      let first = try scratch.open("sample/counts").url
      #expect(first.lastPathComponent == "sample-counts.swift")
      #expect(try scratch.open("sample/counts").url == first)
      #expect(try scratch.open("another/counts").url.lastPathComponent == "another-counts.swift")
    }
  }

  @Test(arguments: ["cuonts", "Counts", "count"])
  func `a name that is nearly a listing's creates a file only with --new`(name: String) throws {
    try withCourse { scratch in
      #expect(
        throws: CommandError(
          .misused,
          "there is neither a listing nor a file called \(name.quoted); did you mean counts? "
            + "`course play \(name) --new` creates a file of that name.")
      ) { try scratch.open(name) }
      let place = scratch.folder.url.appending(path: Scratch.folderName)
      #expect(!FileManager.default.fileExists(atPath: place.path))
      let new = try scratch.open(name, isNew: true)
      #expect(new.notice == "Playground/\(name).swift is new.")
      #expect(text(of: new.url) == Scratch.example)
      #expect(try scratch.open(name) == Scratch.File(url: new.url))
    }
  }

  @Test func `a name that is neither a listing's nor a file's is refused`() throws {
    try withCourse { scratch in
      #expect(throws: CommandError.self) { try scratch.open("../elsewhere") }
      #expect(throws: CommandError.self) { try scratch.open("missing.swift") }
    }
  }

  @Test func `all listings of the course are found, by distinct names`() throws {
    let folder = try #require(CourseFolder(around: URL(filePath: #filePath)))
    let listings = ListingSource.all(in: folder)
    let known = try Course(folder).chapters.flatMap {
      try ChapterSource($0.name, in: folder).listings
    }
    #expect(Set(listings.map { "\($0.chapterWord)/\($0.name)" }) == Set(known.map(\.id)))
    #expect(Set(listings.map { "\($0.chapterWord)/\($0.name)" }).count == listings.count)
    for listing in listings { #expect(listing.copy().contains("\"\(listing.name)\"")) }
  }

  private func withCourse(_ work: (Scratch) throws -> Void) throws {
    let root = FileManager.default.temporaryDirectory
      .appending(path: "scratch-\(UUID().uuidString)").resolvingSymlinksInPath()
    defer { try? FileManager.default.removeItem(at: root) }
    let chapter = root.appending(path: "Sources/Chapter09-Sample")
    try FileManager.default.createDirectory(
      at: chapter.appending(path: "Parts"), withIntermediateDirectories: true)
    for (name, text) in [("Counting", Self.chapter), ("Parts/Helpers", Self.helpers)] {
      try Data(text.utf8).write(to: chapter.appending(path: "\(name).swift"))
    }
    try work(Scratch(folder: CourseFolder(root)))
  }
}
