import Foundation
import Listings
import Testing

/// The form of a lesson: whole code above each output, whole outputs, the listings in the order of the
/// program, and nothing used before it is introduced.
@Suite struct LessonFormTests {
  @Test(arguments: Chapter.allCases)
  func `a lesson names a choice by what it says, since its letter may change`(
    chapter: Chapter
  ) throws {
    let text = try chapter.lesson.text
    #expect(text.firstMatch(of: #/you\s+(chose|picked|answered)\s+[a-e]\b/#) == nil)
  }

  @Test(arguments: Chapter.allCases)
  func `the lesson shows its listings in the order of the program`(chapter: Chapter) throws {
    let transcripts = try Transcripts(chapter.golden)
    let printed = transcripts.names.filter { !transcripts.olderNames.contains($0) }
    var shown: [String] = []
    for block in try chapter.lesson.blocks where block.language == "swift" {
      guard let name = block.name, !name.contains("."), !shown.contains(name) else { continue }
      shown.append(name)
    }
    #expect(shown == printed)
  }

  @Test(arguments: Chapter.allCases)
  func `the whole code of a listing stands above its output, but for what a … replaces`(
    chapter: Chapter
  ) throws {
    let lesson = try chapter.lesson
    let listings = try ChapterSource(chapter.folder).listings
    for (name, output) in lesson.outputs {
      let listing = try #require(listings.first { $0.name == name }, "\(name)")
      let body = listing.body.trimmed
      let code = lesson.blocks.filter {
        $0.language == "swift" && $0.name == name && $0.line < output.line
      }
      // A block may also show what stands beside the listing, in the same file.
      let own = code.filter { body.matches([$0], partly: true) }
      #expect(body.matches(own), "\(output): the code above it isn't all of \(name)")
      for block in code {
        #expect(block.lines.count <= 35, "\(block) is too long: make two listings of it")
      }
    }
  }

  @Test(arguments: Chapter.allCases)
  func `an output is whole, but for what a … replaces`(chapter: Chapter) throws {
    let lesson = try chapter.lesson
    let transcripts = try Transcripts(chapter.golden)
    for (name, _) in lesson.outputs {
      let blocks = lesson.blocks.filter { $0.language == "text" && $0.name == name }
      let lines = (transcripts.lines[name] ?? []).trimmed
      #expect(lines.matches(blocks), "\(blocks[0]) isn't all that \(name) prints")
    }
    for name in transcripts.names where !transcripts.olderNames.contains(name) {
      let isShown = lesson.outputs.contains { $0.name == name }
      #expect(isShown || (transcripts.lines[name] ?? []).trimmed == [], "\(name): no output")
    }
  }

  @Test(arguments: Chapter.allCases)
  func `what a listing needs of its chapter is introduced above its output`(
    chapter: Chapter
  ) throws {
    let lesson = try chapter.lesson
    let lines = lesson.text.components(separatedBy: "\n")
    for listing in try ChapterSource(chapter.folder).listings {
      guard let output = lesson.outputs.first(where: { $0.name == listing.name }) else { continue }
      let above = lines[..<(output.block.line - 1)].joined(separator: "\n")
      let words =
        (above.matches(of: #/`([^`\n]+)`/#).map { String($0.1) }
        + lesson.blocks.filter { $0.language == "swift" && $0.line < output.block.line }
        .flatMap(\.lines)).joined(separator: "\n").words
      let used = listing.body.joined(separator: "\n").words
      for name in Set(listing.declarations.flatMap(\.introducedNames).map { Substring($0) })
      where used.contains(name) && !words.contains(name) {
        Issue.record(
          "\(listing.name) uses \(name), which the lesson neither shows nor names above it")
      }
    }
  }

  @Test(arguments: Chapter.allCases)
  func `the lesson asks, its pictures have captions, and it ends with a table`(
    chapter: Chapter
  ) throws {
    let lesson = try chapter.lesson
    #expect((2...6).contains(lesson.prose.matches(of: #/\*\*Before you read on:\*\*/#).count))
    // A caption is a paragraph in italics, directly below the picture.
    let pictures = lesson.text.matches(of: #/(?s)!\[[^\]]*\]\(Marbles/[^)]*\)\n\n(.)/#)
    #expect(!pictures.isEmpty)
    #expect(pictures.filter { $0.1 != "*" }.map { $0.0 } == [])
    let rows = try chapter.newNames
    #expect(rows.count >= 3)
    let sections = lesson.text.components(separatedBy: "\n## ").dropFirst()
    for row in rows {
      let section = sections.first { $0.hasPrefix("\(row.section). ") }
      let word = String(row.name.prefix { $0 != "(" && $0 != "<" })
      #expect(section?.contains(word) == true, "\(row.name) isn't in section \(row.section)")
      #expect(row.meaning.hasSuffix("."), "\(row.name)")
    }
  }

  @Test func `the code in README.md is a part of a listing`() throws {
    let page = try String(contentsOf: file("../../README.md").standardizedFileURL, encoding: .utf8)
    let code = try #require(page.firstMatch(of: #/(?s)```swift\n(.*?)```/#)?.output.1)
    let listing = try ChapterSource(Chapter.weatherapp.folder).listings
      .first(where: { $0.name == "while-typing" })
    #expect(listing?.body.joined(separator: "\n").contains(code) == true)
  }

  /// The page is written if the variable API says so, and compared otherwise.
  @Test func `API.md is made of the chapters' tables`() throws {
    let page = file("../../API.md").standardizedFileURL
    var lines = [
      "# What the course teaches, and where", "",
      "Everything that the lessons introduce, by name. The tables at the end of the lessons make this",
      "page: `API=write swift test --filter LessonFormTests`.", "",
      "| name | what it does | lesson |", "|---|---|---|",
    ]
    let rows = try Chapter.allCases.flatMap { chapter in
      try chapter.newNames.map { row in
        let number = chapter.rawValue.dropFirst("Chapter".count).prefix(2)
        let place = "Sources/\(chapter.rawValue)/README.md"
        return (
          name: row.name,
          line:
            "| `\(row.name)` | \(row.meaning) | [\(Int(number) ?? 0).\(row.section)](\(place)) |"
        )
      }
    }
    let names = rows.map(\.name)
    #expect(
      Set(names).count == names.count,
      "taught twice: \(names.filter { n in names.count { $0 == n } > 1 })")
    lines += rows.sorted { ($0.name.lowercased(), $0.name) < ($1.name.lowercased(), $1.name) }
      .map(\.line)
    let current = lines.joined(separator: "\n") + "\n"
    if ProcessInfo.processInfo.environment["API"] == "write" {
      try current.write(to: page, atomically: true, encoding: .utf8)
    } else {
      let found = try String(contentsOf: page, encoding: .utf8)
      #expect(found == current, "To write it anew: API=write swift test --filter LessonFormTests")
    }
  }

  @Test func `lines match blocks only as a whole, and gaps only where a … stands`() {
    func block(_ lines: String...) -> Lesson.Block {
      Lesson.Block(language: "text", name: "x", lines: lines, line: 1)
    }
    let lines = ["a", "b", "c", "d"]
    #expect(lines.matches([block("a", "b"), block("c", "d")]))
    #expect(lines.matches([block("a", "…", "d")]))
    #expect(lines.matches([block("…", "b", "c", "d")]))
    #expect(lines.matches([block("a", "b", "…")]))
    #expect(!lines.matches([block("a", "b")]))
    #expect(!lines.matches([block("b", "c", "d")]))
    #expect(!lines.matches([block("a", "b"), block("d")]))
    #expect(!lines.matches([block("a", "…", "b", "d")]))
    #expect(!lines.matches([]))
    #expect(lines.matches([block("b", "c")], partly: true))
    #expect(!lines.matches([block("b", "d")], partly: true))
  }
}

extension Lesson {
  /// The first output of each listing.
  fileprivate var outputs: [(name: String, block: Block)] {
    var found: [(name: String, block: Block)] = []
    for block in blocks where block.language == "text" {
      guard let name = block.name, !found.contains(where: { $0.name == name }) else { continue }
      found.append((name, block))
    }
    return found
  }
}

extension String {
  fileprivate var words: Set<Substring> {
    Set(split { !($0.isLetter || $0.isNumber || $0 == "_") })
  }
}

extension [String] {
  /// Without indentation and empty lines.
  fileprivate var trimmed: [String] {
    map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }

  /// Whether the blocks, one after the other, are these lines, but for those that a … replaces.
  ///
  /// - Parameter partly: Whether lines may be missing before the first block and after the last.
  fileprivate func matches(_ blocks: [Lesson.Block], partly: Bool = false) -> Bool {
    let shown = blocks.flatMap(\.lines).trimmed.map { ["…", "// …"].contains($0) ? nil : $0 }
    let open: [String?] = partly ? [nil] : []
    let pattern = open + shown + open
    // The lines that may have been matched so far.
    var ends: Set<Int> = [0]
    for line in pattern {
      if let line {
        ends = Set(ends.filter { $0 < count && self[$0] == line }.map { $0 + 1 })
      } else if let first = ends.min() {
        ends = Set(first...count)
      }
    }
    return ends.contains(count) && !shown.isEmpty
  }
}

extension Listing.Declaration {
  /// The names that a lesson has to introduce: of a type, of a function or a variable, and of the functions
  /// and properties that an extension adds. What a conformance asks for is no such name.
  fileprivate var introducedNames: [String] {
    let first = lines.first { !$0.hasPrefix("//") && !$0.hasPrefix("@") } ?? ""
    let isExtension = first.contains(#/\bextension\b/#)
    if isExtension, first.contains(":") { return [] }
    let heads = isExtension ? lines.filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") } : [first]
    return heads.compactMap {
      $0.firstMatch(of: #/\b(?:func|var|let|class|struct|enum|protocol|actor|typealias) (\w+)/#)
        .map { String($0.1) }
    }
  }
}

extension Chapter {
  /// A row of the table at the end of a lesson.
  struct NewName {
    let name: String
    let meaning: String
    let section: Int
  }

  /// The table "New in this chapter".
  var newNames: [NewName] {
    get throws {
      guard let start = try lesson.text.range(of: "\n## New in this chapter\n") else { return [] }
      return try lesson.text[start.upperBound...].components(separatedBy: "\n")
        .prefix { !$0.hasPrefix("## ") }
        .compactMap { $0.wholeMatch(of: #/\| `([^`]+)` \| (.+) \| (\d+) \|/#) }
        .map { row in
          NewName(
            name: String(row.1), meaning: String(row.2), section: try #require(Int(row.3)))
        }
    }
  }
}
