import Foundation
import Testing

@testable import Trainer

@Suite struct `The source of a listing` {
  private let file = ListingFile(
    URL(filePath: "/Shared.swift"),
    text: """
      import RxLite

      func shared() {
        listing("one", "the first", reproduces: "A1") {
          let counter = count(3)
          if true {
            _ = counter.share()
          }
        }

        listing("two", "the second") {
          print(Guest().name)
        }
      }

      /// Counts.
      private func count(_ last: Int) -> Observable<Int> {
        .range(start: 0, count: limit(last))
      }

      private func limit(_ number: Int) -> Int { number }

      private final class Guest {
        let name = "nobody"
      }

      """)

  @Test func `is its closure, from the first column on`() {
    let listings = file.listings(of: "Chapter03-Sharing")
    #expect(listings.map(\.id) == ["sharing/one", "sharing/two"])
    #expect(listings.map(\.purpose) == ["the first", "the second"])
    #expect(
      listings[0].body == [
        "let counter = count(3)", "if true {", "  _ = counter.share()", "}",
      ])
  }

  @Test func `has the helpers that it calls, and those that they call`() {
    let listings = file.listings(of: "Chapter03-Sharing")
    #expect(
      listings[0].helpers.map { $0[0] } == [
        "/// Counts.", "private func limit(_ number: Int) -> Int { number }",
      ])
    #expect(
      listings[1].helpers == [["private final class Guest {", "  let name = \"nobody\"", "}"]])
  }

  @Test func `can be replaced, and the other listings left out`() {
    let text = file.text(
      replacing: file.calls[0].lines.lowerBound, by: ["listing(\"x\", \"\") {", "}"])
    #expect(text.contains("func shared() {\nlisting(\"x\", \"\") {\n}\n\n}\n"))
    #expect(!file.text().contains("listing("))
  }

  @Test func `is found in every chapter as the chapter lists it`() throws {
    let course = try Course(RealCourse.folder)
    for chapter in course.chapters {
      let source = try ChapterSource(chapter.name, in: course.folder)
      #expect(source.listings.count > 10, "\(chapter.name)")
      #expect(source.listings.allSatisfy { !$0.name.isEmpty && !$0.body.isEmpty })
      #expect(Set(source.listings.map(\.name)).count == source.listings.count)
    }
  }
}

enum RealCourse {
  static let folder = CourseFolder(
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
      .standardizedFileURL)
}
