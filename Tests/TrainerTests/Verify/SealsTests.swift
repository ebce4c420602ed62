import Foundation
import Testing

@testable import Trainer

@Suite struct `The seals of the tests` {
  @Test func `know the course's own test files`() async throws {
    try await SampleCourse.use { course in
      let seals = try Seals(of: course.folder)
      #expect(seals.objection(to: course.url(SampleCourse.tests)) == nil)
    }
  }

  @Test func `notice an edit, and are content when it is taken back`() async throws {
    try await SampleCourse.use { course in
      let seals = try Seals(of: course.folder)
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
      let seals = try Seals(of: course.folder)
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
      let seals = try Seals(of: course.folder)
      try course.remove(SampleCourse.tests)
      #expect(
        seals.objection(to: course.url(SampleCourse.tests))?.hasPrefix(
          "\(SampleCourse.tests) is missing; put it back") == true)
      let other = "Exercises/Tests/Chapter01-Counting/OtherTests.swift"
      #expect(
        seals.objection(to: course.url(other))?.hasPrefix("\(other) has no checksum in ") == true)
    }
  }

  @Test(arguments: [
    (nil, "Exercises/Tests/seals.txt can't be read"),
    ("# Nothing.\n", "Exercises/Tests/seals.txt has no checksum in it"),
    ("# One.\n\nabc Exercises/Tests/A.swift\n", "Exercises/Tests/seals.txt, line 3, is damaged"),
    (
      "0123456789abcdef Exercises/Tests/A.swift\n0123456789abcdef Exercises/Tests/A.swift\n",
      "Exercises/Tests/seals.txt, line 2, is damaged"
    ),
  ])
  func `that are missing or damaged are no pass`(text: String?, problem: String) async throws {
    try await SampleCourse.use { course in
      try course.remove(Seals.path)
      if let text { try course.write(text, to: Seals.path) }
      #expect {
        try Seals(of: course.folder)
      } throws: {
        "\($0)" == """
          \(problem), so nobody can tell whether the tests are the course's; put it back: \
          `git checkout -- Exercises/Tests/seals.txt`.
          """
      }
    }
  }

  @Test func `are those of now, in a trainer that stays open`() async throws {
    try await SampleCourse.use { course in
      let (seals, tests) = (SealsInForce(of: course.folder), course.url(SampleCourse.tests))
      #expect(seals.objection(to: tests) == nil)
      try course.change(SampleCourse.tests) { $0 + "// Newer.\n" }
      #expect(seals.objection(to: tests) != nil)
      try Seals.renew(in: course.folder)
      #expect(seals.objection(to: tests) == nil)
      try course.remove(Seals.path)
      #expect(seals.objection(to: tests)?.contains("can't be read") == true)
    }
  }

  @Test(arguments: [
    ("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("10", "07f89207b4ba08a4"),
  ])
  func `are FNV-1a`(text: String, checksum: String) {
    #expect(Seals.checksum(of: Data(text.utf8)) == checksum)
  }
}
