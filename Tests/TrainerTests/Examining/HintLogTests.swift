import Foundation
import Testing

@testable import Trainer

@Suite struct `The log of hints` {
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
