import ExerciseJudge
import Foundation
import Listings
import Synchronization
import Testing

@testable import Trainer

/// The copies of all listings, compiled and run: about a minute and a half.
@Suite(.long) struct CopyTests {
  private static let chapters = ChapterSource.all(in: RealCourse.folder.url)

  @Test func `prints what its listing prints, and then what was appended`() throws {
    let build = try #require(BuildFolder.ofThisProgram())
    var work: [(Listing, Listing.Copy, String)] = []
    for chapter in Self.chapters {
      let golden = try #require(
        text(
          of: RealCourse.folder.url.appending(path: "Tests/ChapterTests/Golden/\(chapter.name).txt")
        ))
      for listing in chapter.listings {
        let heading = "── \(listing.name): "
        let lines = golden.components(separatedBy: "\n")
        let start = try #require(lines.firstIndex { $0.hasPrefix(heading) }, "\(listing.id)")
        let own = lines[(start + 1)...].prefix { !$0.hasPrefix("── ") && !$0.hasPrefix("══ ") }
        work.append(
          (
            listing, listing.copy,
            own.joined(separator: "\n").trimmingCharacters(in: .newlines)
          ))
      }
    }
    // Each listing has a heading in what its chapter prints.
    let headings = try Self.chapters.map { chapter in
      try RealCourse.folder.read("Tests/ChapterTests/Golden/\(chapter.name).txt")
        .components(separatedBy: "\n").count { $0.hasPrefix("── ") }
    }
    #expect(work.count == headings.reduce(0, +))
    let problems = Mutex<[String]>([])
    let all = work
    DispatchQueue.concurrentPerform(iterations: all.count) { index in
      let (listing, copy, expected) = all[index]
      let problem = Self.problem(listing, copy, expected, build)
      if let problem { problems.withLock { $0.append("\(listing.id): \(problem)") } }
    }
    let found = problems.withLock { $0.sorted() }
    #expect(found == [], "\(found.joined(separator: "\n"))")
  }

  /// Some listings print where in a file something is, and a copy is another file.
  private static func placeless(_ text: String) -> String {
    text.replacing(#/[\w-]+\.swift:\d+ \(\w+(\(\))?\)/#, with: "PLACE")
      .replacing(#/ at line \d+/#, with: " at LINE")
  }

  private static func problem(
    _ listing: Listing, _ copy: Listing.Copy, _ expected: String, _ build: BuildFolder
  ) -> String? {
    do {
      return try withTemporaryFolder { folder in
        let file = folder.appending(path: "\(listing.name).swift")
        // A line at the end continues the listing.
        try (copy.text + "print(\"\\nthe end\")\n").write(
          to: file, atomically: false, encoding: .utf8)
        let outcome = try Player(build, root: folder).play(file, with: copy.rest, columns: 100)
        switch outcome {
        case .failed(let text): return text
        case .doesNotCompile(let errors):
          return errors.prefix(3).map { "\($0.line): \($0.message)" }.joined(separator: "; ")
        case .ran(let run):
          guard run.printed.hasSuffix("\nthe end\n") else { return "prints\n\(run.printed)" }
          let printed = run.printed.dropLast("\nthe end\n".count).description
            .trimmingCharacters(in: .newlines)
          if run.ending != nil { return "\(run.ending!)" }
          return placeless(printed) == placeless(expected)
            ? nil : "prints\n\(printed)\n--- not ---\n\(expected)"
        }
      }
    } catch {
      return "\(error)"
    }
  }
}
