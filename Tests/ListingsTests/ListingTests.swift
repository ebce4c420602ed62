import Foundation
import Testing

@testable import Listings

/// A chapter that exists in these strings only.
private func chapter(_ files: [String: String]) throws -> ChapterSource {
  let folder = URL(filePath: "/Sources/Chapter09-Sample")
  let main = "import ChapterKit\n\nchapter(\"Chapter09-Sample\") {\n  second()\n  first()\n}\n"
  let all = files.merging(["main.swift": main]) { $1 }.sorted { $0.key < $1.key }
  return try ChapterSource(folder, all.map { (folder.appending(path: $0.key), $0.value) })
}

@Suite struct `The listings of a chapter` {
  private let source: ChapterSource

  init() throws {
    source = try chapter([
      "Counting.swift": """
      import ChapterKit
      import Foundation
      import RxLite

      func first() {
        listing(
          "one", "the first: \\"a\\", and (b",
          reproduces: "A1",
          except: [Difference(line: 1, today: "x, y", reason: "because")], shows: "A2 7"
        ) {
          let counter = count(3)
          if true {
            _ = counter.doubled()
          }
        }

        let shared = 7

        listing("two", "the second")
        { print(Guest().name, shared, "count") }
      }

      func second() {
        listing("three", "the third") {
          func count(_ last: Int) -> Int { last }
          print(count(1))
        }
      }

      extension Observable where Element == Int {
        fileprivate func doubled() -> Observable<Int> { map { $0 * 2 } }

        fileprivate func tripled() -> Observable<Int> { map { $0 * 3 } }
      }

      """,
      "Parts/Guests.swift": """
      import RxLite

      /// Counts.
      func count(_ last: Int) -> Observable<Int> {
        .range(start: 0, count: limit(last))
      }

      private func limit(_ number: Int) -> Int { min(number, most) }

      private let most = 10

      final class Guest {
        let name = "nobody"
      }

      extension Guest {
        func unused() {}
      }

      extension Guest: CustomStringConvertible {
        var description: String { name }
      }

      """,
    ])
  }

  private func listing(_ name: String) throws -> Listing {
    try #require(source.listings.first { $0.name == name })
  }

  @Test func `come in the order in which main.swift calls their functions`() {
    #expect(source.listings.map(\.id) == ["sample/three", "sample/one", "sample/two"])
  }

  @Test func `have their arguments, and the lines of their closure`() throws {
    let one = try listing("one")
    #expect(one.options["reproduces"] == "\"A1\"")
    #expect(one.options["shows"] == "\"A2 7\"")
    #expect(one.options["except"]?.hasPrefix("[Difference(") == true)
    #expect(
      one.body == ["let counter = count(3)", "if true {", "  _ = counter.doubled()", "}"])
    #expect(one.lines == 5..<15)
    #expect(try listing("two").body == ["print(Guest().name, shared, \"count\")"])
  }

  @Test func `have the declarations that they use, and no others`() throws {
    let texts = try listing("one").declarations.map { $0.lines.joined(separator: "\n") }
    #expect(
      texts == [
        "private let most = 10",
        "/// Counts.\nfunc count(_ last: Int) -> Observable<Int> {\n"
          + "  .range(start: 0, count: limit(last))\n}",
        "private func limit(_ number: Int) -> Int { min(number, most) }",
        "extension Observable where Element == Int {\n"
          + "  fileprivate func doubled() -> Observable<Int> { map { $0 * 2 } }\n}",
      ])
    let heads = try listing("two").declarations.map { $0.lines[0] }
    #expect(
      heads == [
        "final class Guest {", "extension Guest: CustomStringConvertible {", "let shared = 7",
      ])
  }

  @Test func `hide what they declare themselves`() throws {
    #expect(try listing("three").declarations == [])
  }

  @Test func `are copied as plain programs`() throws {
    #expect(
      try listing("three").copy.text == """
        // A copy of the listing three of Chapter09-Sample. Change what you like:
        // the chapter keeps its own.

        import ChapterKit
        import RxLite

        func count(_ last: Int) -> Int { last }
        print(count(1))

        """)
  }

  @Test func `keep their scope if they show what is released at its end`() throws {
    let source = try chapter([
      "A.swift": "func first() {\n  listing(\"a\", \"b\") {\n    let bag = DisposeBag()\n  }\n}\n"
    ])
    #expect(source.listings[0].copy.text.hasSuffix("do {\n  let bag = DisposeBag()\n}\n"))
  }

  @Test func `leave the declarations that are too many in a file of their own`() throws {
    let long = (1...120).map { "  let number\($0) = \($0)" }.joined(separator: "\n")
    let source = try chapter([
      "A.swift": "func first() {\n  listing(\"a\", \"b\") {\n    print(Long().number1)\n  }\n}\n",
      "B.swift": "fileprivate struct Hidden {}\n\nstruct Long {\n\(long)\n}\n",
    ])
    let copy = source.listings[0].copy
    #expect(copy.text.split(separator: "\n").count < 10)
    #expect(Listing.idOfRest(in: copy.text) == "sample/a")
    #expect(copy.rest?.contains("struct Long {\n  let number1 = 1\n") == true)
    #expect(copy.rest?.contains("Hidden") == false)
  }
}

@Suite struct `The listings of the course` {
  private static let course = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "../..").standardizedFileURL

  @Test func `are found in every chapter, and have small copies`() throws {
    let listings = ChapterSource.all(in: Self.course).flatMap(\.listings)
    #expect(Set(listings.map(\.chapter)).count == 15)
    #expect(Set(listings.map(\.id)).count == listings.count)
    #expect(listings.allSatisfy { !$0.name.isEmpty && !$0.purpose.isEmpty && !$0.body.isEmpty })
    let copies = listings.map(\.copy.text)
    for (listing, copy) in zip(listings, copies) {
      #expect(!copy.contains(#/\blisting\(|shows:|reproduces:/#), "\(listing.id)")
    }
    let sizes = copies.map { $0.split(separator: "\n", omittingEmptySubsequences: false).count - 1 }
    #expect(sizes.max() ?? 0 <= 100)
    #expect(sizes.sorted()[sizes.count / 2] < 40)
  }
}
