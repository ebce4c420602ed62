import Foundation
import Testing

/// The lessons and their programs agree: README.md speaks of the listings that are there, and of all.
@Suite struct LessonTests {
  @Test(arguments: Chapter.allCases)
  func `each listing is spoken of in the lesson`(chapter: Chapter) throws {
    let lesson = try chapter.lesson
    let listings = try chapter.listings
    #expect(listings.count > 10)
    #expect(listings.filter { !lesson.contains("`\($0)`") } == [])
  }

  @Test(arguments: Chapter.allCases)
  func `each command of the lesson does something`(chapter: Chapter) throws {
    let commands = try chapter.lesson.matches(of: #/(?m)^swift run (Chapter\S+)(.*?)(?:\#|$)/#)
    #expect(commands.count > 3)
    for command in commands {
      #expect(command.1 == chapter.rawValue)
      let arguments = command.2.split(separator: " ").map(String.init)
      let ending = try run(chapter.executable, arguments)
      #expect(ending.status == 0 && !ending.output.isEmpty, "\(command.0)")
    }
  }

  @Test(arguments: Chapter.allCases)
  func `each file that the lesson names is there`(chapter: Chapter) throws {
    let names = try chapter.lesson.matches(of: #/(?m)^\*(`\w+\.swift`(?:, `\w+\.swift`)*)\*$/#)
      .flatMap { $0.1.matches(of: #/\w+\.swift/#).map { String($0.0) } }
    #expect(names.count > 5)
    for name in names {
      let path = chapter.folder.appendingPathComponent(name).path
      #expect(FileManager.default.fileExists(atPath: path), "\(name)")
    }
  }
}

extension Chapter {
  fileprivate var lesson: String {
    get throws {
      try String(contentsOf: folder.appendingPathComponent("README.md"), encoding: .utf8)
    }
  }

  /// The names of its listings, as `--list` has them: an id of the text may stand before one.
  fileprivate var listings: [String] {
    get throws {
      try run(executable, ["--list"]).output.split(separator: "\n").compactMap { line in
        line.split(separator: " ").first { $0.wholeMatch(of: #/[A-E]\d+/#) == nil }.map(String.init)
      }
    }
  }
}
