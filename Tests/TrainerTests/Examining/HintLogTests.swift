import Foundation
import Testing

@testable import Trainer

@Suite struct `The log of hints` {
  @Test(arguments: ["", "{", "[1]", "{\"sums/plus\": -1}", "{\"sums/plus\": \(Int.max)}"])
  func `has forgotten what is damaged`(damage: String) throws {
    try SampleLessons.with { sample in
      let log = HintLog(file: sample.course.folder.url.appending(path: "hints.json"))
      try damage.write(to: log.file, atomically: true, encoding: .utf8)
      #expect(log.given() == [:])
      #expect(log.keep(["sums/plus": 1]))
      #expect(log.given() == ["sums/plus": 1])
    }
  }

  @Test func `keeps what another trainer has given`() throws {
    try SampleLessons.with { sample in
      let file = sample.course.folder.url.appending(path: ".build/hints.json")
      let (one, other) = (HintLog(file: file), HintLog(file: file))
      one.keep(["sums/plus": 2])
      other.keep(["sums/plus": 1, "sums/minus": 1])
      #expect(one.given() == ["sums/plus": 2, "sums/minus": 1])
    }
  }
}
