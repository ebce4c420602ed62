import Foundation
import Testing

@testable import Authoring
@testable import Trainer

@Suite struct `The checksums of the tests` {
  @Test func `know the course's own test files`() async throws {
    try await SampleCourse.use { course in
      let checksums = TestChecksums(of: course.folder)
      #expect(checksums.problem(with: course.url(SampleCourse.tests)) == nil)
    }
  }

  @Test func `notice an edit, and are content when it is taken back`() async throws {
    try await SampleCourse.use { course in
      let checksums = TestChecksums(of: course.folder)
      let original = try course.text(of: SampleCourse.tests)
      try course.write(original + " ", to: SampleCourse.tests)
      #expect(
        checksums.problem(with: course.url(SampleCourse.tests))
          == """
          \(SampleCourse.tests) is not as the course has it; put it back: \
          `git checkout -- \(SampleCourse.tests)`.
          """)
      try course.write(original, to: SampleCourse.tests)
      #expect(checksums.problem(with: course.url(SampleCourse.tests)) == nil)
    }
  }

  @Test func `know another way back where there is no git`() async throws {
    try await SampleCourse.use { course in
      let checksums = TestChecksums(of: course.folder)
      try FileManager.default.removeItem(at: course.url(".git"))
      try course.write("", to: SampleCourse.tests)
      #expect(
        checksums.problem(with: course.url(SampleCourse.tests))
          == """
          \(SampleCourse.tests) is not as the course has it; put it back from a fresh copy of the \
          course.
          """)
    }
  }

  @Test func `know neither a removed file nor a new one`() async throws {
    try await SampleCourse.use { course in
      let checksums = TestChecksums(of: course.folder)
      try course.remove(SampleCourse.tests)
      #expect(
        checksums.problem(with: course.url(SampleCourse.tests))?.hasPrefix(
          "\(SampleCourse.tests) is missing; put it back") == true)
      let other = "Exercises/Tests/Chapter01-Counting/OtherTests.swift"
      #expect(
        checksums.problem(with: course.url(other))?.hasPrefix("\(other) has no checksum in ")
          == true)
    }
  }

  @Test(arguments: [nil, "# Nothing.\n", "abc Exercises/Tests/A.swift\n"])
  func `that are missing or damaged are no pass`(text: String?) async throws {
    try await SampleCourse.use { course in
      try course.remove(TestChecksums.path)
      if let text { try course.write(text, to: TestChecksums.path) }
      let problem = TestChecksums(of: course.folder).problem(with: course.url(SampleCourse.tests))
      #expect(
        problem == """
          \(SampleCourse.tests) has no checksum in \(TestChecksums.path); put it back: \
          `git checkout -- \(TestChecksums.path)`.
          """)
    }
  }
}
