import Foundation
import Testing

@testable import Trainer

@Suite struct `A watched file` {
  @Test(arguments: [false, true])
  func `has changed when it is saved, also by rename`(byRename: Bool) throws {
    try watching { lesson, watched in
      #expect(watched.change() == nil)
      let text = "let answer = 1\n"
      try text.write(to: lesson.exercise.source, atomically: byRename, encoding: .utf8)
      #expect(watched.change() == nil, "An editor may still be writing.")
      #expect(watched.change() == .saved)
      #expect(watched.change() == nil)
    }
  }

  @Test func `has changed though its text is the same`() throws {
    try watching { lesson, watched in
      try text(of: lesson.exercise.stub)?.write(
        to: lesson.exercise.source, atomically: true, encoding: .utf8)
      _ = watched.change()
      #expect(watched.change() == .saved)
    }
  }

  @Test func `is lost, and comes back`() throws {
    try watching { lesson, watched in
      let source = lesson.exercise.source
      try FileManager.default.removeItem(at: source)
      #expect(watched.change() == nil, "It may be about to be replaced.")
      #expect(watched.change() == .lost)
      #expect(watched.change() == nil)
      try "".write(to: source, atomically: true, encoding: .utf8)
      _ = watched.change()
      #expect(watched.change() == .saved)
    }
  }

  @Test func `is not lost while an editor puts another file in its place`() throws {
    try watching { lesson, watched in
      let source = lesson.exercise.source
      try FileManager.default.removeItem(at: source)
      #expect(watched.change() == nil)
      try "let answer = 2\n".write(to: source, atomically: true, encoding: .utf8)
      #expect(watched.change() == nil)
      #expect(watched.change() == .saved)
    }
  }

  private func watching(_ work: (Lesson, inout WatchedFile) throws -> Void) throws {
    try SampleLessons.with { sample in
      var watched = WatchedFile(sample.lessons[0].exercise.source)
      try work(sample.lessons[0], &watched)
    }
  }
}
