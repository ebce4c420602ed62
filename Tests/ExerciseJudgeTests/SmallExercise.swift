import Foundation
import Synchronization
import Testing

@testable import ExerciseJudge

/// An exercise of one test, `value()` is 1, in an empty folder, with the libraries that are really
/// built.
func withSmallExercise(_ work: (Judge, Exercise) async throws -> Void) async throws {
  let build = try #require(BuildFolder.ofThisProgram())
  try await withEmptyFolder { root in
    let exercise = try Exercise.small("Value", in: root)
    try """
    import Testing
    @testable import Chapter01Exercises

    @Test func `is one`() { #expect("\\(value())" == "1") }
    """.write(to: exercise.tests, atomically: true, encoding: .utf8)
    try await work(
      Judge(buildFolder: build, packageRoot: root), exercise)
  }
}

extension Exercise {
  /// One in a chapter of its own, with folders for its answer and its tests.
  static func small(_ name: String, in root: URL) throws -> Exercise {
    let exercise = try #require(Exercise(name, in: "Chapter01-Small", of: root))
    for file in [exercise.source, exercise.tests] {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    }
    return exercise
  }
}

extension Judge {
  /// Judges two answers at a time: each keeps a core busy, and blocks a thread.
  func verdict(on exercise: Exercise, answer: URL) async -> Verdict {
    await withCheckedContinuation { continuation in
      queue.addOperation { continuation.resume(returning: try! judge(exercise, answer: answer)) }
    }
  }
}

private let queue: OperationQueue = {
  let queue = OperationQueue()
  queue.maxConcurrentOperationCount = 2
  return queue
}()

func contents(_ folder: URL) throws -> [URL] {
  try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
}
