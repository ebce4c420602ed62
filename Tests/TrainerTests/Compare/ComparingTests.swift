import Foundation
import Testing

@testable import Trainer

extension EndToEnd {
  @Suite struct `A comparison with the reference text` {
    @Test func `counts the outputs that are reproduced, and fails if one differs`() throws {
      try CourseCopy.use { copy in
        try copy.linkSources()
        let reference = copy.folder.appending(path: "Reference")
        try FileManager.default.copyItem(
          at: RealCourse.folder.url.appending(path: "Reference"), to: reference)
        // The programs that are built already will do; only one chapter is asked.
        let all = try #require(text(of: copy.folder.appending(path: "Exercises/COURSE.md")))
        let third = try #require(all.range(of: "## Chapter03"))
        let fourth = try #require(all.range(of: "## Chapter04"))
        try String(all[third.lowerBound..<fourth.lowerBound]).write(
          to: copy.folder.appending(path: "Exercises/COURSE.md"), atomically: true, encoding: .utf8)
        let same = try copy.course("compare")
        #expect(same.status == 0, "\(same.errors)")
        #expect(same.output.contains("Chapter03-Sharing         3 of 3  A7 A8 A13"))
        #expect(same.output.contains("3 of 15 of the reference text's outputs.\n"))
        #expect(same.output.contains("0 of 1 of the reference text's drawings.\n"))
        #expect(same.output.contains("No listing prints A1, A3, A4, A5, A6, A9, A10, E1,"))
        #expect(same.output.contains("E6, A30."))
        try "other\n".write(
          to: reference.appending(path: "A8.txt"), atomically: true, encoding: .utf8)
        let other = try copy.course("compare")
        #expect(other.status == 1)
        #expect(other.output.contains("2 of 3  A7 A8 A13"))
        #expect(other.output.contains("2 of 15 of the reference text's outputs."))
      }
    }
  }
}
