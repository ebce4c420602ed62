import Foundation
import Testing

@testable import Trainer

@Suite struct `A reset` {
  private let noon = Date(timeIntervalSince1970: 1_800_000_000)

  @Test func `puts the stub back and keeps what was written`() throws {
    try SampleLessons.with { sample in
      let (lesson, course) = (sample.lessons[0], sample.course)
      for attempt in ["first", "second"] {
        try sample.write(attempt, to: lesson)
        let kept = try #require(try course.reset(lesson, at: noon))
        #expect(try String(contentsOf: kept, encoding: .utf8) == attempt)
        #expect(lesson.isUntouched)
      }
      let kept = try FileManager.default.contentsOfDirectory(
        atPath: sample.course.folder.url.appending(path: "Exercises/Kept/Chapter01-Sums").path)
      #expect(kept.count == 2, "Two resets in one second keep two files: \(kept)")
      #expect(kept.allSatisfy { $0.hasPrefix("Plus.2027-01-") && $0.hasSuffix(".swift") })
    }
  }

  @Test func `has nothing to keep of what is untouched or gone`() throws {
    try SampleLessons.with { sample in
      let (lesson, course) = (sample.lessons[0], sample.course)
      #expect(try course.reset(lesson) == nil)
      try FileManager.default.removeItem(at: lesson.exercise.source)
      #expect(try course.reset(lesson) == nil)
      #expect(lesson.isUntouched)
    }
  }

  @Test func `changes nothing when it can't keep`() throws {
    try SampleLessons.with { sample in
      let lesson = sample.lessons[0]
      try sample.write("mine", to: lesson)
      // Where the folder should be, there is a file.
      let place = sample.course.folder.url.appending(path: "Exercises/Kept")
      try "".write(to: place, atomically: true, encoding: .utf8)
      let error = #expect(throws: CommandError.self) {
        try sample.course.reset(lesson)
      }
      #expect(error?.description.contains("so nothing was changed") == true)
      #expect(lesson.answer == "mine")
    }
  }

  @Test func `says when there is no stub`() throws {
    try SampleLessons.with { sample in
      let lesson = sample.lessons[0]
      try sample.write("mine", to: lesson)
      try FileManager.default.removeItem(at: lesson.exercise.stub)
      let error = #expect(throws: CommandError.self) {
        try sample.course.reset(lesson)
      }
      #expect(
        error?.description
          == "there is no stub of sums/plus: Answers/Stubs/Chapter01-Sums/Plus.swift is missing.")
      #expect(lesson.answer == "mine")
    }
  }
}
