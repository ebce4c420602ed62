import Foundation
import Testing

@testable import Trainer

@Suite struct `The seals of the tests` {
  @Test func `know the course's own test files`() async throws {
    try await SampleCourse.use { course in
      let seals = Seals(of: course.folder)
      #expect(seals.objection(to: course.url(SampleCourse.tests)) == nil)
    }
  }

  @Test func `notice an edit, and are content when it is taken back`() async throws {
    try await SampleCourse.use { course in
      let seals = Seals(of: course.folder)
      let original = try course.text(of: SampleCourse.tests)
      try course.write(original + " ", to: SampleCourse.tests)
      #expect(
        seals.objection(to: course.url(SampleCourse.tests))
          == """
          \(SampleCourse.tests) is not as the course has it; put it back: \
          `git checkout -- \(SampleCourse.tests)`.
          """)
      try course.write(original, to: SampleCourse.tests)
      #expect(seals.objection(to: course.url(SampleCourse.tests)) == nil)
    }
  }

  @Test func `know another way back where there is no git`() async throws {
    try await SampleCourse.use { course in
      let seals = Seals(of: course.folder)
      try FileManager.default.removeItem(at: course.url(".git"))
      try course.write("", to: SampleCourse.tests)
      #expect(
        seals.objection(to: course.url(SampleCourse.tests))
          == """
          \(SampleCourse.tests) is not as the course has it; put it back from a fresh copy of the \
          course.
          """)
    }
  }

  @Test func `know neither a file that is gone nor one that is new`() async throws {
    try await SampleCourse.use { course in
      let seals = Seals(of: course.folder)
      try course.remove(SampleCourse.tests)
      #expect(
        seals.objection(to: course.url(SampleCourse.tests))?.hasPrefix(
          "\(SampleCourse.tests) is missing; put it back") == true)
      let other = "Exercises/Tests/Chapter01-Counting/OtherTests.swift"
      #expect(
        seals.objection(to: course.url(other))?.hasPrefix("\(other) has no checksum in ") == true)
    }
  }

  @Test(arguments: [nil, "# Nothing.\n", "abc Exercises/Tests/A.swift\n"])
  func `that are missing or damaged are no pass`(text: String?) async throws {
    try await SampleCourse.use { course in
      try course.remove(Seals.path)
      if let text { try course.write(text, to: Seals.path) }
      let objection = Seals(of: course.folder).objection(to: course.url(SampleCourse.tests))
      #expect(
        objection == """
          \(SampleCourse.tests) has no checksum in \(Seals.path); put it back: \
          `git checkout -- \(Seals.path)`.
          """)
    }
  }
}
