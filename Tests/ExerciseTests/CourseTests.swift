import ExerciseJudge
import Foundation
import Testing

/// Checks the course itself: that an exercise asks for work, can be solved, and is not satisfied
/// with less. What it finds is found in the folders, so a new exercise is checked from its first day.
@Suite struct `The exercises` {
  @Test func `are there, complete and in their places`() throws {
    let catalog = try Course.catalog()
    #expect(!catalog.exercises.isEmpty, "No exercise was found below \(Course.root.path).")
    for complaint in catalog.complaints { Issue.record("\(complaint)") }
  }

  @Test(arguments: try Course.catalog().exercises.map(\.id))
  func `fail on an assertion until there is work done`(id: String) async throws {
    let exercise = try Course.exercise(id)
    let verdict = try await Course.judge().verdict(on: exercise, answer: exercise.stub)
    guard case .failed(let report) = verdict else {
      Issue.record("\(id): expected that its tests fail\nactual   \(verdict)")
      return
    }
    for failure in report.failures {
      #expect(failure.message.isEmpty == false, "\(id), \(failure.test): a failure says nothing.")
    }
  }

  @Test(arguments: try Course.catalog().exercises.map(\.id))
  func `are solved by their solutions`(id: String) async throws {
    let exercise = try Course.exercise(id)
    let verdict = try await Course.judge().verdict(on: exercise, answer: exercise.solution)
    #expect(verdict == .solved, "\(id)")
  }

  @Test(arguments: try Course.wrongAnswers())
  func `reject a wrong answer, with the words that help`(id: String, mistake: String) async throws {
    let exercise = try Course.exercise(id)
    let wrong = try #require(exercise.wrongAnswers.first { $0.name == mistake })
    let rejection = try #require(
      wrong.rejection, "\(id), \(mistake) does not say how it is caught.")
    var judge = try Course.judge()
    // An answer that never ends need not be waited for as long as one that might.
    if rejection == .timeLimit { judge.timeLimit = .seconds(3) }
    let objection = rejection.objection(to: await judge.verdict(on: exercise, answer: wrong.file))
    #expect(objection == nil, "\(id), \(mistake)\n\(objection ?? "")")
  }
}

private enum Course {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    .standardizedFileURL

  static func catalog() throws -> Catalog { try Catalog(root: root) }
  static func exercise(_ id: String) throws -> Exercise { try catalog().exercise(id) }

  static func wrongAnswers() throws -> [(id: String, mistake: String)] {
    try catalog().exercises.flatMap { exercise in
      exercise.wrongAnswers.map { (exercise.id, $0.name) }
    }
  }

  static func judge() throws -> Judge {
    let folder = try #require(
      BuildFolder.ofThisProgram(), "These tests do not run from a build folder of SwiftPM's.")
    return Judge(buildFolder: folder, packageRoot: root)
  }
}
