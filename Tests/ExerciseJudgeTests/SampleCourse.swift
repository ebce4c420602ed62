import Foundation
import Testing

@testable import ExerciseJudge

/// The tiny course of one exercise that lies beside these tests.
enum SampleCourse {
  static let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Fixtures")
  static let root = fixtures.appending(path: "Course")

  static func countUp() throws -> Exercise { try #require(Exercise.all(in: root).first) }

  static func answer(_ name: String) -> URL {
    fixtures.appending(path: "Answers/\(name).swift")
  }

  static func judge() throws -> Judge {
    Judge(buildFolder: try #require(.ofThisProgram()), packageRoot: fixtures)
  }

  /// Judges in a folder of its own, and sees to it that nothing is left there.
  static func verdict(
    on answer: URL, _ adjust: (inout Judge) -> Void = { _ in }
  ) async throws -> Verdict {
    try await withEmptyFolder { folder in
      var judge = try judge()
      judge.temporaryFolder = folder
      adjust(&judge)
      let verdict = await judge.verdict(on: try countUp(), answer: answer)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
      return verdict
    }
  }
}

func withEmptyFolder<Result>(_ work: (URL) async throws -> Result) async throws -> Result {
  let folder = FileManager.default.temporaryDirectory.appending(path: "judge-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try await work(folder)
}
