import Foundation
import TestSupport
import Testing

@testable import RandomChains

@Suite struct DigestTests {
  @Test(arguments: 0..<2)
  func `random chains log on RxLite what they log on RxSwift 6`(part: Int) throws {
    let recorded = try Recordings.digests.get()
    let size = (recorded.count + 1) / 2
    let mine = recorded[(part * size)..<min((part + 1) * size, recorded.count)]
    let first = try #require(mine.first)
    let found = try digests(from: first.number, count: mine.count)
    let names = Set(Dialect.all.map(\.name))
    let different = zip(mine, found).filter { recorded, found in
      recorded.digest != found && !names.contains(recorded.digest)
    }.map(\.0.number)
    for number in different.prefix(5) { Issue.record("\(how(number))") }
    #expect(different.isEmpty, "\(different.count) of \(mine.count) chains differ")
    #expect(found.count == mine.count, "the program stops again and again")
  }

  /// What the program prints for so many numbers, with `none` for a chain that stops it.
  private func digests(from first: Int, count: Int) throws -> [String] {
    var digests: [String] = []
    for _ in 0..<20 where digests.count < count {
      let numbers = ["\(first + digests.count)", "\(count - digests.count)"]
      let ending = try run(Recordings.program, ["digests"] + numbers, limit: 60)
      digests += ending.lines.compactMap { $0.split(separator: " ").last.map(String.init) }
      if !ending.isGood { digests.append("none") }
    }
    return digests
  }

  /// The chain of a number, and what shows how it runs.
  private func how(_ number: Int) -> String {
    """
    Chain \(number) logs something else than on RxSwift 6:
    \(Generator.chain(number))
    See its log: swift run RandomChains show \(number)
    Shrink it: Referee/RandomChains/compare TOOL \(number) 1
    """
  }

  @Test func `at least 5,000 digests are recorded, and few of them are the dialect's`() throws {
    let recorded = try Recordings.digests.get()
    #expect(recorded.count >= 5000)
    #expect(recorded.enumerated().allSatisfy { $0.offset == $0.element.number })
    let names = Set(Dialect.all.map(\.name))
    let entries = recorded.filter { $0.digest.count != 16 && $0.digest != "none" }
    #expect(entries.allSatisfy { names.contains($0.digest) })
    #expect(entries.count < recorded.count / 50)
  }
}
