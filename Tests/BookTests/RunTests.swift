import ExerciseJudge
import Foundation
import Listings
import Synchronization
import Testing

@testable import Book

/// Running a reader's version of a listing.
@Suite(.serialized, .long) struct RunTests {
  private static func listing(_ id: String) throws -> Listing {
    let course = HostileRequestTests.course
    return try #require(
      ChapterSource.all(in: course).flatMap(\.listings).first(where: { $0.id == id }))
  }

  private static func runs() throws -> Runs {
    Runs(Player(try #require(BuildFolder.ofThisProgram()), root: HostileRequestTests.course))
  }

  private func report(
    _ listing: Listing, _ lines: [String], by runs: Runs,
    onceAbandoned: (@escaping @Sendable () -> Void) -> Void = { _ in }
  ) async -> Runs.Report? {
    await withCheckedContinuation { continuation in
      runs.run(listing, with: lines, onceAbandoned: onceAbandoned) {
        continuation.resume(returning: $0)
      }
    }
  }

  @Test func `a listing prints what the book says, and draws its marbles`() async throws {
    let listing = try Self.listing("errors/caught-outside")
    let report = try #require(await report(listing, listing.body, by: try Self.runs()))
    let recorded = try RecordedQuestions(
      json: String(
        contentsOf: HostileRequestTests.course.appending(
          path: "Sources/Chapter05-Errors/\(RecordedQuestions.fileName)"), encoding: .utf8))
    #expect(report.headline == nil && report.details == [])
    #expect(report.printed == recorded.listings["caught-outside"]?.output.map(\.text))
    #expect(report.svg?.contains("<svg") == true && !report.diagram.isEmpty)
  }

  @Test func `an error names the reader's own line`() async throws {
    let listing = try Self.listing("errors/caught-outside")
    let lines = ["print(1)", "let number: Int = \"\""]
    let report = try #require(await report(listing, lines, by: try Self.runs()))
    #expect(report.headline == "✗ It doesn't compile.")
    #expect(report.details.count == 1 && report.details[0].hasPrefix("line 2: cannot convert"))
  }

  @Test func `a loop without end is killed, also by its page's end and by the next run`()
    async throws
  {
    let listing = try Self.listing("errors/caught-outside")
    let loop = ["while true {}"]
    let runs = try Self.runs()
    let killed = await report(listing, loop, by: runs) { _ in
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.3) { runs.kill() }
    }
    #expect(killed == nil)
    let abandoned = await report(listing, loop, by: runs) { end in
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.3) { end() }
    }
    #expect(abandoned == nil)
    let (reports, second) = AsyncStream.makeStream(of: Runs.Report?.self)
    let first = await report(listing, loop, by: runs) { _ in
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.3) {
        runs.run(listing, with: ["print(2)"], onceAbandoned: { _ in }) { second.yield($0) }
      }
    }
    #expect(first == nil)
    #expect(await reports.first { _ in true }??.printed == ["2"])
  }

  @Test func `a crash names the reader's own line, and what was printed before it`() async throws {
    let listing = try Self.listing("errors/caught-outside")
    let lines = ["print(1)", "print([1][Int(\"3\")!])"]
    let report = try #require(await report(listing, lines, by: try Self.runs()))
    #expect(report.headline == "✗ It crashed: Index out of range")
    #expect(report.details == ["It was in line 2."])
    #expect(report.printed == ["1"])
  }

  @Test func `a flood of output is cut`() async throws {
    let listing = try Self.listing("errors/caught-outside")
    let report = try #require(
      await report(listing, ["for n in 1...5000 { print(n) }"], by: try Self.runs()))
    #expect(report.printed.count == Runs.mostLines)
    #expect(report.details.contains { $0.contains("first 1000 lines") })
  }
}
