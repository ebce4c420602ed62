import Foundation
import Listings
import TestSupport
import Testing

/// The problems of chapter 15 that are solved twice: both halves print the same, and the table at the
/// lesson's end has their lengths.
@Suite struct BesideTests {
  private static let listings = ["steps", "one-request", "whole-search"]

  @Test(arguments: listings)
  func `operators and tasks print the same at the same times`(listing: String) throws {
    let lines = try run(Chapter.concurrency.executable, [listing]).output.split(separator: "\n")
    let halves = lines.dropFirst().split { ["operators", "tasks"].contains($0) }
    #expect(halves.count == 2)
    #expect(halves.first?.isEmpty == false)
    #expect(halves.first == halves.last)
  }

  @Test func `the table has the lines of code of each listing that compares`() throws {
    let readMe = Chapter.concurrency.folder.appendingPathComponent("README.md")
    let lesson = try String(contentsOf: readMe, encoding: .utf8)
    let row = #/(?m)^\| [^|]+ \| (\d+) \| (\d+) \| [^|]+ \| `([\w-]+)` \|$/#
    let table = lesson.matches(of: row).map { ["\($0.3)", "\($0.1)", "\($0.2)"] }
    #expect(table.map { $0[0] } == Self.listings)
    let counted = try solutions()
    for row in table {
      #expect(counted[row[0]].map { [row[0], "\($0.operators)", "\($0.tasks)"] } == row)
    }
    #expect(counted.keys.sorted() == Self.listings.sorted())
  }

  /// How many lines of code the solutions have between their braces, blank lines and comments aside.
  private func solutions() throws -> [String: (operators: Int, tasks: Int)] {
    var solutions: [String: (operators: Int, tasks: Int)] = [:]
    for listing in try ChapterSource(Chapter.concurrency.folder).listings {
      func count(_ function: String) -> Int? {
        listing.body.firstIndex { $0.hasPrefix("func \(function)()") }.map { start in
          listing.body[(start + 1)...].prefix { $0 != "}" }
            .map { $0.trimmingCharacters(in: .whitespaces) }
            .count { !$0.isEmpty && !$0.hasPrefix("//") }
        }
      }
      guard let operators = count("operators"), let tasks = count("tasks") else { continue }
      solutions[listing.name] = (operators, tasks)
    }
    return solutions
  }
}
