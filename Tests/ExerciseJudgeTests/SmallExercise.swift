import Foundation
import Synchronization
import Testing

@testable import ExerciseJudge

/// An exercise of one test, `value()` is 1, in an empty folder, with the libraries that are really
/// built; and with an empty cache, unless the one that is there may be used.
func withSmallExercise(
  withEmptyCache isEmpty: Bool = true, _ work: (Judge, Exercise) async throws -> Void
) async throws {
  let real = try #require(BuildFolder.ofThisProgram()).url
  try await withEmptyFolder { root in
    let build = root.appending(path: "build")
    try FileManager.default.createDirectory(at: build, withIntermediateDirectories: true)
    for name in ["Modules", "RxLite.build", "RxLiteTest.build", "ConsoleKit.build"] {
      try FileManager.default.createSymbolicLink(
        at: build.appending(path: name), withDestinationURL: real.appending(path: name))
    }
    let exercise = Exercise(
      id: "small/value", source: root.appending(path: "Value.swift"),
      stub: root.appending(path: "Value.swift"), tests: root.appending(path: "ValueTests.swift"),
      module: "Small",
      solution: root.appending(path: "Value.swift"))
    try """
    import Testing
    @testable import Small

    @Test func `is one`() { #expect("\\(value())" == "1") }
    """.write(to: exercise.tests, atomically: true, encoding: .utf8)
    try await work(
      Judge(buildFolder: BuildFolder(isEmpty ? build : real), packageRoot: root), exercise)
  }
}

final class Counter: Sendable {
  private let number = Mutex(0)
  var count: Int { number.withLock { $0 } }
  func increase() { number.withLock { $0 += 1 } }
}

extension Judge {
  /// Judges two answers at a time: each keeps a core busy, and blocks a thread.
  func verdict(on exercise: Exercise, answer: URL) async -> Verdict {
    await withCheckedContinuation { continuation in
      queue.addOperation { continuation.resume(returning: judge(exercise, answer: answer)) }
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
