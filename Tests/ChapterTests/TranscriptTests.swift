import Foundation
import TestSupport
import Testing

@Suite struct TranscriptTests {
  @Test(arguments: Chapter.allCases)
  func `a chapter prints the same bytes in each run`(chapter: Chapter) throws {
    let ending = try run(chapter.executable)
    #expect(ending.output == (try chapter.golden))
    #expect(ending.errors == "")
    #expect(ending.status == 0)
  }

  @Test(arguments: Chapter.allCases)
  func `each reference output stands in the transcript`(chapter: Chapter) throws {
    let output = "\n" + (try chapter.golden)
    // Two lines of E6 are different today: the listing says which, and `--check` knows them.
    for id in chapter.references where id != "E6" {
      let block = try Chapter.reference(id)
      #expect(output.contains("\n" + block), "\(id) is not in the output of \(chapter.rawValue)")
    }
  }

  @Test(arguments: Chapter.allCases)
  func `--check agrees with the text, wherever it is called from`(chapter: Chapter) throws {
    let count = chapter.references.count
    let ending = try run(chapter.executable, ["--check"], in: URL(fileURLWithPath: "/"))
    let summary =
      count == 0
      ? "nothing to compare: no listing of this chapter has a reference output\n"
      : "\(count) of \(count) listings print the reference output\n"
    #expect(("\n" + ending.output).hasSuffix("\n" + summary))
    #expect(ending.status == 0)
  }

  @Test(.enabled(if: isThorough, "ALL_TESTS=1 runs it"), arguments: Chapter.allCases)
  func `a listing alone prints what it prints among the others`(chapter: Chapter) throws {
    let list = try run(chapter.executable, ["--list"]).output
    let names = list.split(separator: "\n").filter { !$0.hasPrefix("══ ") }
      .map { $0.prefix { $0 != " " } }
    #expect(names.count > chapter.references.count)
    let alone = try names.map { try run(chapter.executable, [String($0)]).output }
    let together = try chapter.golden.replacing(#/══ From the older introduction ═+\n\n/#, with: "")
    #expect(alone.joined(separator: "\n") == together)
  }
}
