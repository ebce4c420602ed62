import Foundation
import Listings
import TestSupport
import Testing

/// The lessons and their programs agree: what a README.md shows is code of a listing, what it prints, or
/// its diagram.
@Suite struct LessonTests {
  @Test(arguments: Chapter.allCases)
  func `each block of code stands in its listing`(chapter: Chapter) throws {
    let source = try ChapterSource(chapter.folder)
    let blocks = try chapter.lesson.blocks.filter { $0.language == "swift" }
    #expect(blocks.count > 5)
    for block in try blocks + chapter.olderPage.blocks where block.language == "swift" {
      let name = try #require(block.name, "\(block): which listing is this?")
      if name.contains(".swift") {
        let path = file("../../\(name)")
        let lines = try String(contentsOf: path, encoding: .utf8).components(separatedBy: "\n")
        #expect(block.parts.allSatisfy { lines.contains(block: $0) }, "\(block)")
      } else {
        #expect(try block.parts.allSatisfy { try source.contains($0, of: name) }, "\(block)")
      }
    }
  }

  @Test(arguments: Chapter.allCases)
  func `each output is what its listing prints`(chapter: Chapter) throws {
    let transcripts = try Transcripts(chapter.golden)
    let blocks = try chapter.lesson.blocks.filter { $0.language == "text" }
    #expect(blocks.count > 5)
    for block in try blocks + chapter.olderPage.blocks where block.language == "text" {
      let name = try #require(block.name, "\(block): which listing prints this?")
      #expect(transcripts.contain(block, of: name), "\(block)")
    }
  }

  @Test(arguments: Chapter.allCases)
  func `each diagram is drawn from its listing's run`(chapter: Chapter) throws {
    let diagrams = try Transcripts(chapter.goldenMarbles)
    for block in try chapter.lesson.blocks where block.language == "marbles" {
      let name = try #require(block.name, "\(block): which listing is this?")
      #expect(diagrams.contain(block, of: name), "\(block)")
    }
  }

  @Test(arguments: Chapter.allCases)
  func `a block is code, output, a diagram, the grammar or a command`(chapter: Chapter) throws {
    let known = ["swift", "text", "marbles", "grammar", "sh"]
    for block in try chapter.lesson.blocks {
      #expect(known.contains(block.language), "\(block)")
    }
    // Four spaces would be a block as well, and nothing would check it.
    #expect(try !chapter.lesson.prose.contains(#/(?m)^    \S/#))
  }

  @Test(arguments: Chapter.allCases)
  func `the lesson speaks of each listing, and of nothing else to play`(chapter: Chapter) throws {
    let lesson = try chapter.lesson
    let older = try chapter.olderPage
    let transcripts = try Transcripts(chapter.golden)
    let listings = transcripts.names
    #expect(listings.count > 10)
    for name in listings {
      let page = transcripts.olderNames.contains(name) ? older : lesson
      #expect(
        page.prose.contains("`\(name)`") || page.blocks.contains { $0.name == name },
        "\(name) is not in the lesson, or on the page of the folder Older")
    }
    let commands = lesson.blocks.filter { $0.language == "sh" }.flatMap(\.lines)
    let played = ([lesson.prose] + commands)
      .flatMap { $0.matches(of: #/course play ([\w\/-]+)/#) }.map { String($0.1) }
    #expect(played.count >= 3)
    #expect(played.filter { !listings.map(chapter.command).contains($0) } == [])
  }

  @Test(arguments: Chapter.allCases)
  func `a lesson says nothing of the older text`(chapter: Chapter) throws {
    let lesson = try chapter.lesson
    #expect(!lesson.prose.contains(#/\bthe text says\b|\b[A-E]\d+\b/#))
  }

  @Test(arguments: Chapter.allCases)
  func `exercises come after their section, in the order of the course`(chapter: Chapter) throws {
    let word = chapter.rawValue.split(separator: "-")[1].lowercased()
    let inLesson = try chapter.lesson.prose
      .matches(of: #/(?m)^> \*\*Exercise:\*\* `([\w\/-]+)`/#).map { String($0.1) }
    let course = try String(contentsOf: file("../../Exercises/COURSE.md"), encoding: .utf8)
    let inCourse = course.matches(of: #/(?m)^### ([\w-]+\/[\w-]+)/#).map { String($0.1) }
    #expect(inLesson == inCourse.filter { $0.hasPrefix("\(word)/") })
  }

  @Test(arguments: Chapter.allCases)
  func `each command of the lesson does something`(chapter: Chapter) throws {
    let commands = try chapter.lesson.blocks.filter { $0.language == "sh" }.flatMap(\.lines)
      .compactMap { $0.firstMatch(of: #/^swift run (Chapter\S+)(.*?)(?:\#|$)/#) }
    #expect(commands.count >= 2)
    for command in commands {
      #expect(command.1 == chapter.rawValue)
      let arguments = command.2.split(separator: " ").map(String.init)
      let ending = try run(chapter.executable, arguments)
      #expect(ending.status == 0 && !ending.output.isEmpty, "\(command.0)")
    }
  }
}

extension Chapter {
  /// How `course play` knows a listing: with the chapter's word, if another chapter has one of its name.
  fileprivate func command(_ listing: String) -> String {
    let word = rawValue.split(separator: "-")[1].lowercased()
    return Self.namesakes.contains(listing) ? "\(word)/\(listing)" : listing
  }

  /// The names that more than one listing has.
  private static let namesakes: Set<String> = {
    let names = allCases.flatMap { (try? Transcripts($0.golden).names) ?? [] }
    return Set(Dictionary(grouping: names) { $0 }.filter { $0.value.count > 1 }.keys)
  }()

  var lesson: Lesson {
    get throws {
      let readMe = folder.appendingPathComponent("README.md")
      return Lesson(try String(contentsOf: readMe, encoding: .utf8))
    }
  }

  /// The page on the listings that reproduce the older introduction; without any, it is empty.
  var olderPage: Lesson {
    get throws {
      let page = folder.appendingPathComponent("Older/README.md")
      return Lesson((try? String(contentsOf: page, encoding: .utf8)) ?? "")
    }
  }
}

/// What a chapter prints, listing by listing.
struct Transcripts {
  private(set) var lines: [String: [String]] = [:]
  private(set) var names: [String] = []
  /// Those of the names that stand below the heading "From the older introduction".
  private(set) var olderNames: Set<String> = []

  init(_ output: String) {
    var isOlder = false
    for line in output.components(separatedBy: "\n") {
      if line.hasPrefix("══ ") {
        isOlder = true
      } else if line.hasPrefix("── "), let heading = line.firstMatch(of: #/^── ([\w-]+): /#) {
        names.append(String(heading.1))
        if isOlder { olderNames.insert(String(heading.1)) }
      } else if let name = names.last {
        lines[name, default: []].append(line)
      }
    }
  }

  /// Whether the listing prints these lines, one after the other but for those that are left out.
  func contain(_ block: Lesson.Block, of name: String) -> Bool {
    guard var rest = lines[name].map({ $0[...] }) else { return false }
    for part in block.parts {
      guard
        let start = rest.indices.first(where: { rest[$0...].starts(with: part) })
      else { return false }
      rest = rest[(start + part.count)...]
    }
    return !block.parts.isEmpty
  }
}
